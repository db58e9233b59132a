/** Turning ring without a text: the busy part has `aria-busy` itself. Styles: `spinnerCss`. */
export const Spinner = () => <span className="spinner" part="spinner" aria-hidden="true" />;
