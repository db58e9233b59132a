// Runs in the page before its own scripts: ms from the last byte of a chat's history, or of a record's messages, until they are visible.
window.opened = new Promise((resolve) => {
  const look = () => {
    const shown = document
      .querySelector("suite-thread-window,suite-chatter")
      ?.shadowRoot?.querySelector("[part=message]");
    const entry = performance
      .getEntriesByType("resource")
      .find(({ name }) => /\/mail\/chat(_history|ter_init)$/.test(name));
    if (shown && entry) resolve(performance.now() - entry.responseEnd);
    else requestAnimationFrame(look);
  };
  look();
});
