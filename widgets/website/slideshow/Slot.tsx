/** The place of children of the author's. */
export const Slot = ({ of }: { readonly of: readonly Element[] }) => (
  <slot
    ref={(slot) => {
      slot?.assign(...of);
    }}
  />
);
