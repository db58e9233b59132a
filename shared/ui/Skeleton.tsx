/** Reserved space of content that is loading; the loading part has `aria-busy` or `:state(loading)` itself. Part: skeleton. Styles: `skeletonCss`. */
export const Skeleton = ({ boxes = 3 }: { readonly boxes?: number }) => (
  <div className="skeleton" part="skeleton" aria-hidden="true">
    {Array.from({ length: boxes }, (_, box) => (
      <i key={box} />
    ))}
  </div>
);
