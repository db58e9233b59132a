/** A turning ring; what waits says so itself (`aria-busy`), so it has no text. Styles: `spinnerCss`. */
export const Spinner = () => <span className="spinner" part="spinner" aria-hidden="true" />;
