export const FoldedList = () => (
  <div>
    <slot />
  </div>
);
