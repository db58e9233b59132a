// Records unexpected layout shifts of the page.
globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    globalThis.shifts.push(
      `${value} ${sources.map(({ node }) => node?.localName ?? node?.nodeValue ?? "in an element").join()}`,
    );
  }
}).observe({ type: "layout-shift", buffered: true });
