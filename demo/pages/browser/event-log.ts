// Writes down what an element tells its page.
import { find } from "./common/find.ts";

const list = find(document, "[data-log]");
const empty = find(document, "[data-log-empty]");
const clear = find(document, "[data-log-clear]");
const live = list.closest<HTMLElement>("[data-events]");

const create = (name: string, textContent: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent });

function showRows(hasRows: boolean): void {
  empty.hidden = hasRows;
  clear.hidden = !hasRows;
}

function add({ type, detail }: CustomEvent<unknown>): void {
  const row = document.createElement("li");
  row.append(create("time", new Date().toLocaleTimeString("en-GB")), create("b", type));
  if (detail != null) row.append(create("span", JSON.stringify(detail)));
  list.append(row);
  const scroller = list.parentElement;
  if (scroller) scroller.scrollTop = scroller.scrollHeight;
  showRows(true);
}

for (const name of live?.dataset.events?.split(" ") ?? [])
  live?.addEventListener(name, (event) => add(event as CustomEvent<unknown>));

clear.addEventListener("click", () => {
  list.replaceChildren();
  showRows(false);
});
