export const Parallax = () => (
  <div>
    <slot />
  </div>
);
