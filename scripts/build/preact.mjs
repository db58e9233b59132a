/** Aliases of the bundle: the module of preact that replaces each module of React. */
export const preact = {
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom/client": "preact/compat/client",
  "react-dom": "preact/compat",
  react: "preact/compat",
};
