// Binds the search boxes that find records of the suite by name: data-find names the field of the form that gets the id.
import { closest, find } from "#demo/common/find.ts";
import type { NamedRecord } from "#demo/server/records.ts";
import { announce } from "./common/announce.ts";

/** ms without a key press */
const pause = 200;

const form = find(document, "[data-build]", HTMLFormElement);
let timer: ReturnType<typeof setTimeout> | undefined;
let latest: AbortController | undefined;

/** Returns the text of a suggestion. The id makes it unique. */
const labelOf = ({ id, name }: NamedRecord): string => `${name} · ${id}`;

function optionOf(record: NamedRecord): HTMLOptionElement {
  const option = Object.assign(document.createElement("option"), { value: labelOf(record) });
  option.dataset.id = String(record.id);
  return option;
}

const listOf = (box: HTMLInputElement): HTMLElement => find(document, `#${CSS.escape(`${box.dataset.find}-found`)}`);

async function suggest(box: HTMLInputElement): Promise<void> {
  latest?.abort();
  const request = (latest = new AbortController());
  const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  query.set("field", box.dataset.find ?? "");
  query.set("search", box.value);
  const address = `${form.getAttribute("action")}/records?${query}`;
  const response = await fetch(address, { signal: request.signal }).catch(() => undefined);
  if (!response?.ok || request.signal.aborted) return;
  const records = (await response.json()) as readonly NamedRecord[];
  listOf(box).replaceChildren(...records.map(optionOf));
}

/** Takes the suggestion that equals the typed text; returns false if there is none. */
function take(box: HTMLInputElement): boolean {
  const option = [...listOf(box).querySelectorAll("option")].find(({ value }) => value === box.value);
  const field = form.elements.namedItem(box.dataset.find ?? "");
  if (!option || !(field instanceof HTMLInputElement)) return false;
  field.value = option.dataset.id ?? "";
  announce((box.dataset.found ?? "").replace("{name}", box.value));
  box.value = "";
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

const boxOf = (event: Event) => closest(event, "[data-find]") as HTMLInputElement | undefined;

form.addEventListener("focusin", (event) => {
  const box = boxOf(event);
  if (box) void suggest(box);
});
form.addEventListener("input", (event) => {
  const box = boxOf(event);
  if (!box) return;
  clearTimeout(timer);
  if (!take(box)) timer = setTimeout(() => void suggest(box), pause);
});
