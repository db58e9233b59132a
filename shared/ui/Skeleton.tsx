/** The room of what is to come; what waits says so itself (`aria-busy`, `:state(loading)`). Part: skeleton. Styles: `skeletonCss`. */
export const Skeleton = () => (
  <div className="skeleton" part="skeleton" aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
);
