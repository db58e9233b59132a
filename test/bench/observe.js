// Runs in the page before its own scripts. Plain JavaScript, since the compiler of TypeScript for Node adds helpers that a page does not have.
window.observed = { rendered: 0, longTasks: [], shift: 0 };

new PerformanceObserver((list) => {
  window.observed.longTasks.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ type: "longtask" });

new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.observed.shift += value;
}).observe({ type: "layout-shift" });

// an element is shown once its shadow root has more than the fallback's slot
const shown = ({ shadowRoot }) => !!shadowRoot?.querySelector("button, input, form, .swiper-pagination-bullet");

const seen =
  "suite-follow, suite-cart-popover, suite-add-to-cart, suite-wishlist-button, suite-compare-button, " +
  "suite-carousel, suite-testimonials, suite-partners, suite-tab-slider, suite-notice-board, suite-quote-form, suite-portfolio, swiper-container";

function frame() {
  const elements = [...document.querySelectorAll(seen)];
  if (document.readyState !== "loading" && elements.every(shown)) window.observed.rendered = performance.now();
  else requestAnimationFrame(frame);
}
requestAnimationFrame(frame);
