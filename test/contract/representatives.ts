/** One element of each kind: rendered, form control, popup, without interface, with a lazy window, enhancing the page's markup. */
export const representatives: readonly string[] = [
  "suite-follow",
  "suite-rating",
  "suite-newsletter-popup",
  "suite-tracking",
  "suite-livechat",
  "suite-order-lines",
];
