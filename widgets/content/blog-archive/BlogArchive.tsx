export const BlogArchive = () => (
  <div>
    <slot />
  </div>
);
