// Runs in a page before its own scripts, as test/bench/observe.js does. `data-awaits` of the page selects the elements that it waits for.
window.shownAt = 0;

// the suite's elements have a state; those of others are rendered once their shadow root has content
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
