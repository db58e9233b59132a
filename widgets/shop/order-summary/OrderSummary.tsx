export const OrderSummary = () => (
  <div>
    <slot />
  </div>
);
