/** Drawing on a 24 grid in the colour of the text, hidden from screen readers: a text next to it has the meaning. Styles: base.css. */
export const Icon = ({ path }: { readonly path: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
