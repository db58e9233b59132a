/** Reserved space of content that is loading; the loading part has `aria-busy` or `:state(loading)` itself. Part: skeleton. Styles: `skeletonCss`. */
export const Skeleton = () => (
  <div className="skeleton" part="skeleton" aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
);
