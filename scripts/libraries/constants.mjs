/** What libraries ask the build for, wherever one is made: the bundle, React for it, and the widgets under test. */
export const libraryConstants = { "process.env.NODE_ENV": '"production"' };
