// Logs the events of an element, filters the log, and saves it as JSON.
import { find } from "#demo/common/find.ts";
import { type LoggedEvent, matches, toLogged } from "./common/logged-event.ts";

const list = find(document, "[data-log]");
const empty = find(document, "[data-log-empty]");
const none = find(document, "[data-log-none]");
const filter = find(document, "[data-log-filter]", HTMLInputElement);
const save = find(document, "[data-log-save]", HTMLButtonElement);
const clear = find(document, "[data-log-clear]", HTMLButtonElement);
const live = list.closest<HTMLElement>("[data-events]");

const rows = new Map<HTMLElement, LoggedEvent>();

const create = (name: string, textContent: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent });

const shown = () => [...rows].filter(([row]) => !row.hidden).map(([, event]) => event);

function refresh(): void {
  for (const [row, event] of rows) row.hidden = !matches(event, filter.value.trim());
  const count = shown().length;
  empty.hidden = rows.size > 0;
  none.hidden = rows.size === 0 || count > 0;
  clear.disabled = rows.size === 0;
  save.disabled = count === 0;
}

function add(event: LoggedEvent): void {
  const row = document.createElement("li");
  row.append(create("time", new Date(event.time).toLocaleTimeString("en-GB")), create("b", event.type));
  if (event.detail !== null) row.append(create("span", JSON.stringify(event.detail)));
  rows.set(row, event);
  list.append(row);
  refresh();
  const scroller = list.parentElement;
  if (scroller) scroller.scrollTop = scroller.scrollHeight;
}

for (const name of live?.dataset.events?.split(" ") ?? [])
  live?.addEventListener(name, (event) => add(toLogged(event as CustomEvent<unknown>, new Date())));

filter.addEventListener("input", refresh);

clear.addEventListener("click", () => {
  rows.clear();
  list.replaceChildren();
  refresh();
  // The button gets disabled, which would lose the focus.
  filter.focus();
});

save.addEventListener("click", () => {
  const href = URL.createObjectURL(new Blob([JSON.stringify(shown(), null, 2)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: save.dataset.logSave }).click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
});
