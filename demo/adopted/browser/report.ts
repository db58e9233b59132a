// Reports to the server, once the page has settled, what was adopted and which of the suite's markup was not.

/** ms without a change after which a page has settled */
const settledAfter = 1500;

const adopted: Record<string, number> = {};
const errors: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const chunkOf = ({ name }: PerformanceEntry) => /\/chunks\/(page-[a-z]+)\.js$/.exec(name)?.[1];

async function leftMarkup(): Promise<Record<string, number>> {
  const markup = (await (await fetch("/suite-widgets/markup.json")).json()) as Readonly<Record<string, string>>;
  const counts = Object.entries(markup).map(([tag, selector]) => {
    const blocks = [...document.querySelectorAll(selector)];
    const isAdopted = (block: Element) =>
      block.closest(tag) ?? block.querySelector(tag) ?? block.nextElementSibling?.localName === tag;
    const left = blocks.filter((block) => !isAdopted(block));
    return [tag, left.length] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

async function send(): Promise<void> {
  removeEventListener("load", wait);
  const chunks = performance.getEntriesByType("resource").flatMap((entry) => chunkOf(entry) ?? []);
  const report = { path: location.pathname, adopted, chunks: [...new Set(chunks)], left: await leftMarkup(), errors };
  navigator.sendBeacon("/suite-widgets/report", new Blob([JSON.stringify(report)], { type: "application/json" }));
}

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void send(), settledAfter);
}

document.addEventListener("suite-adopt", (event) => {
  for (const { localName } of (event as CustomEvent<{ adopted: Element[] }>).detail.adopted)
    adopted[localName] = (adopted[localName] ?? 0) + 1;
  wait();
});
document.addEventListener("suite-error", (event) => {
  const { tag, kind, message } = (event as CustomEvent<Record<"tag" | "kind" | "message", string>>).detail;
  errors.push(`<${tag}> ${kind}: ${message}`.slice(0, 500));
  wait();
});
addEventListener("load", wait);
// Waits for loading code, so that slow code is not reported as missing.
new PerformanceObserver((list) => {
  if (list.getEntries().some(({ name }) => name.includes("/suite-widgets/bundle/"))) wait();
}).observe({ type: "resource" });

export {};
