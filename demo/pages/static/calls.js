// Counts the calls to the suite, as the browser itself reports them.
const shown = document.querySelector("[data-calls]");
let count = 0;

new PerformanceObserver((list) => {
  count += list
    .getEntries()
    .filter(
      ({ initiatorType, name }) => initiatorType === "fetch" && new URL(name).pathname.startsWith("/website_mail/"),
    ).length;
  shown.textContent = shown.dataset.calls.replace("{count}", new Intl.NumberFormat(document.body.lang).format(count));
}).observe({ type: "resource", buffered: true });
