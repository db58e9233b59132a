// Counts the calls to the suite, by the browser's resource timing.
import { find } from "#demo/common/find.ts";

const shown = find(document, "[data-calls]");
const { calls: text = "" } = shown.dataset;
let count = 0;

const isCall = (entry: PerformanceEntry): boolean =>
  entry instanceof PerformanceResourceTiming &&
  entry.initiatorType === "fetch" &&
  new URL(entry.name).pathname.startsWith("/website_mail/");

new PerformanceObserver((list) => {
  count += list.getEntries().filter(isCall).length;
  shown.textContent = text.replace("{count}", new Intl.NumberFormat(document.body.lang).format(count));
}).observe({ type: "resource", buffered: true });
