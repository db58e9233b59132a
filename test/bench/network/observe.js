// Runs in a page before its own scripts, as test/bench/observe.js does. `data-awaits` of the page says which elements it is to show.
window.shownAt = 0;

// ours say so themselves; what others render is in their shadow roots
const isShown = (element) =>
  element.localName.startsWith("suite-")
    ? element.matches(":defined:state(ready)")
    : !!element.shadowRoot?.querySelector("button, .swiper-pagination-bullet");

function frame() {
  const elements = [...document.querySelectorAll(document.documentElement?.dataset.awaits ?? "html")];
  if (elements.length > 0 && elements.every(isShown)) window.shownAt = performance.now();
  else requestAnimationFrame(frame);
}
requestAnimationFrame(frame);
