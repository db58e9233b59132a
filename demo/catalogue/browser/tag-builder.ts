// Shows each change of the tag builder's form at once. The server renders the result from the address; each change is a step of the
// browser's history.
import { closest, find } from "#demo/common/find.ts";
import type { Result } from "../tag-builder/result.ts";
import { announce } from "./common/announce.ts";
import { createSteps } from "./common/steps.ts";

/** ms without a key press */
const pause = 250;

const form = find(document, "[data-build]", HTMLFormElement);
const frame = find(document, "[data-build-frame]", HTMLIFrameElement);
const steps = createSteps();
let shown = frame.src;
let latest: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Query of the form as shown last. */
let shownQuery = query();
/** Field whose change is the newest step: further changes of it replace that step. */
let editing: string | undefined;

function query(): string {
  const filled = [...new FormData(form)].filter(([, value]) => value !== "");
  return new URLSearchParams(filled as [string, string][]).toString();
}

// the form of an address with the tag alone begins with the example's values, to which undo returns
if (new URLSearchParams(location.search).size === 1)
  history.replaceState(history.state, "", `${location.pathname}?${shownQuery}`);

function showSample(id: string, tokens: Result["samples"][string]): void {
  const code = find(document, `#${id}`);
  const box = code.closest<HTMLElement>("[data-sample]");
  if (box) box.hidden = !tokens;
  const pieces = (tokens ?? []).map(([kind, text]) =>
    kind ? Object.assign(document.createElement("span"), { className: `code-${kind}`, textContent: text }) : text,
  );
  code.replaceChildren(...pieces);
}

function showProblems(problems: Result["problems"]): void {
  for (const message of form.querySelectorAll<HTMLElement>("[data-problem]")) {
    const { problem: name = "" } = message.dataset;
    const text = problems[name] ?? "";
    if (text && text !== message.textContent) announce(text);
    message.textContent = text;
    const field = form.elements.namedItem(name) as HTMLElement;
    if (text) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }
}

function showFrame({ frame: address, width }: Result): void {
  if (width) frame.width = String(width);
  else frame.removeAttribute("width");
  const { href } = new URL(address, location.href);
  // Not by `src`: a frame's own step would get into the history of the page.
  if (href !== shown) frame.contentWindow?.location.replace(href);
  shown = href;
}

function fillIn(fields: Result["fields"]): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = value !== "";
    else field.value = value;
  }
}

/** @param isBack true if the form takes its values from the address */
async function show(isBack: boolean): Promise<void> {
  latest?.abort();
  const request = (latest = new AbortController());
  const address = `${form.getAttribute("action")}/result${location.search}`;
  const response = await fetch(address, { signal: request.signal }).catch(() => undefined);
  if (!response?.ok || request.signal.aborted) return;
  const result = (await response.json()) as Result;
  if (request.signal.aborted) return;
  if (isBack) {
    fillIn(result.fields);
    shownQuery = query();
  }
  for (const [id, tokens] of Object.entries(result.samples)) showSample(id, tokens);
  showProblems(result.problems);
  showFrame(result);
}

function store(name: string): void {
  clearTimeout(timer);
  const now = query();
  if (now === shownQuery) return;
  shownQuery = now;
  steps.keep(`${location.pathname}?${now}`, name !== editing);
  editing = name;
  void show(false);
}

const nameOf = (event: Event): string => (event.target as HTMLInputElement).name;

form.addEventListener("input", (event) => {
  clearTimeout(timer);
  timer = setTimeout(() => store(nameOf(event)), pause);
});
form.addEventListener("change", (event) => {
  store(nameOf(event));
  editing = undefined;
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  store(editing ?? "");
});
addEventListener("popstate", () => {
  clearTimeout(timer);
  editing = undefined;
  steps.show();
  void show(true);
});

/** In text fields, the keys belong to the browser's own undo. */
const isTyping = (event: Event): boolean => closest(event, "input:not([type=checkbox]), textarea") !== undefined;

document.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event)) return;
  const key = event.key.toLowerCase();
  if (key !== "z" && key !== "y") return;
  event.preventDefault();
  if (key === "z" && !event.shiftKey) steps.undo();
  else steps.redo();
});
