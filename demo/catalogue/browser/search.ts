// Lists matches while the visitor types: an editable combobox whose options are links. Without this script, the form leads to a page of
// results.
import { closest, find } from "#demo/common/find.ts";
import { find as search, type Found, type Results, sentenceOf } from "../search/search.ts";
import { announce } from "./common/announce.ts";

/** Number of listed matches; the page of results has more. */
const most = 8;

const form = find(document, "[data-search]");
const input = find(form, "input", HTMLInputElement);
const panel = find(form, "[data-found]");
const nothing = find(panel, "p");
const list = find(panel, "[role=listbox]");
const { root = "", searchCount = "", searchNear = "", searchNone = "" } = form.dataset;
const texts = { searchCount, searchNear, searchNone };

/** Loaded on first use. After a failure the form still works, and the next use loads the index again. */
let index: Promise<Parameters<typeof search>[0]> | undefined;
const load = () =>
  (index ??= import("./common/search-index.ts")
    .then(({ loadIndex }) => loadIndex())
    .catch((error: unknown) => {
      index = undefined;
      throw error;
    }));

const options = () => [...list.querySelectorAll<HTMLAnchorElement>("a")];
const active = () => options().find((option) => option.ariaSelected === "true");

function activate(next: HTMLAnchorElement | undefined): void {
  for (const option of options()) option.ariaSelected = String(option === next);
  if (next) input.setAttribute("aria-activedescendant", next.id);
  else input.removeAttribute("aria-activedescendant");
  next?.scrollIntoView({ block: "nearest" });
}

/** Shows the results, and the sentence if there are none or only similar ones. */
function show({ found, isNear }: Results, sentence: string): void {
  list.replaceChildren(...found.map(optionOf));
  list.hidden = found.length === 0;
  nothing.textContent = sentence;
  nothing.hidden = !isNear;
  panel.hidden = list.hidden && nothing.hidden;
  input.ariaExpanded = String(!list.hidden);
  activate(undefined);
}

const close = (): void => show({ found: [], isNear: false }, "");

function optionOf({ href, title, where }: Found, index: number): HTMLAnchorElement {
  const option = document.createElement("a");
  Object.assign(option, { id: `found-${index}`, role: "option", tabIndex: -1, href: root + href });
  for (const [name, textContent] of [
    ["b", title],
    ["span", where],
  ] as const)
    option.append(Object.assign(document.createElement(name), { textContent }));
  return option;
}

async function listFound(): Promise<void> {
  const query = input.value.trim();
  const loaded = query ? await load() : undefined;
  // The field may have changed while the index loaded.
  if (input.value.trim() !== query || document.activeElement !== input) return;
  if (!loaded) return close();
  const results = search(loaded, query, most);
  const sentence = sentenceOf(results, query, texts);
  show(results, sentence);
  announce(sentence);
}

/** Shows no list if loading fails: the form still works. */
const listAll = (): void => void listFound().catch(close);

/** Moves through the list; the field is between the last and the first option. */
function move(step: 1 | -1): void {
  const ring = [undefined, ...options()];
  activate(ring.at((ring.indexOf(active()) + step) % ring.length));
}

input.role = "combobox";
input.ariaAutoComplete = "list";
input.ariaExpanded = "false";
input.setAttribute("aria-controls", list.id);
input.addEventListener("focus", () => void load().catch(() => {}), { once: true });
input.addEventListener("input", listAll);
input.addEventListener("blur", close);
// Keeps the focus in the field until the link is followed.
panel.addEventListener("mousedown", (event) => event.preventDefault());
list.addEventListener("click", (event) => closest(event, "a") && close());
input.addEventListener("keydown", (event) => {
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  const isOpen = !panel.hidden;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    if (isOpen) move(event.key === "ArrowDown" ? 1 : -1);
    else listAll();
  } else if (event.key === "Enter" && active()) {
    event.preventDefault();
    active()?.click();
  } else if (event.key === "Escape" && isOpen) {
    event.preventDefault();
    close();
  }
});
