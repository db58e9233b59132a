// Runs in the page before its own scripts: ms from the last byte of a link's clicks until both charts are visible.
window.drawn = new Promise((resolve) => {
  const isDrawn = (canvas) =>
    canvas.hasAttribute("style") &&
    canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.some(Boolean);
  const look = () => {
    const charts = [...(document.querySelector("suite-link-stats")?.shadowRoot?.querySelectorAll("canvas") ?? [])];
    const now = performance.now();
    if (charts.length < 2 || !charts.every(isDrawn)) return requestAnimationFrame(look);
    const calls = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/call_kw/link.tracker.click/"));
    return resolve(now - Math.max(...calls.map(({ responseEnd }) => responseEnd)));
  };
  look();
});
