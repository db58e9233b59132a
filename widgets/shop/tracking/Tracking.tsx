/** View without visible content. */
export const Tracking = () => <span hidden />;
