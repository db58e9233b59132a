/** Constants that libraries expect from a build: the bundle, React for it, and the widgets under test. */
export const libraryConstants = { "process.env.NODE_ENV": '"production"' };
