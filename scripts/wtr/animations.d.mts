export function animationsEnd(page?: Document): Promise<void>;
