/** Safari's engine. Each difference that a test leaves out because of it is named in docs/guides/browsers.md, or is one of the tests' own. */
export const isWebKit: boolean;
export function needs(isThere: boolean): void;
