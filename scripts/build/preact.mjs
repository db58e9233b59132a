/** What the bundle is made with: the module of preact that stands in for each module of React. */
export const preact = {
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom/client": "preact/compat/client",
  "react-dom": "preact/compat",
  react: "preact/compat",
};
