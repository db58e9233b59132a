// Brings the element of a frame into the state that the frame's address names, by doing what a visitor can do until it is there. The suite
// answers as the state wants it (demo/server/answers.ts).
import { until } from "./common/until.ts";

/** ms that an act may take to show */
const patience = 700;
/** ms until the element is drawn */
const longest = 10_000;

const { state = "" } = document.documentElement.dataset;
const host = [...document.querySelectorAll<HTMLElement>("main > *")].find(({ localName }) =>
  localName.startsWith("suite-"),
);

const isThere = (): boolean => host?.matches(`:state(${state})`) ?? false;

const all = <T extends HTMLElement>(selector: string): T[] =>
  [host?.shadowRoot, host]
    .flatMap((root) => [...(root?.querySelectorAll<T>(selector) ?? [])])
    .filter((each) => each.checkVisibility());

type Field = HTMLInputElement | HTMLTextAreaElement;

const words: Readonly<Record<string, string>> = {
  email: "visitor@example.com",
  date: "2030-01-31",
  number: "1",
  password: "harbour-1903",
  tel: "+1 555 0100",
  url: "https://www.example.com/",
};

function fill(field: Field): void {
  if (field.type === "radio" || field.type === "checkbox") return field.click();
  field.value = words[field.type] ?? "Ann";
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

const fillAll = (): void => all<Field>("input:enabled:not([type=file], [type=hidden]), textarea:enabled").forEach(fill);

const press = (selector: string, place = 0): void => all(selector)[place]?.click();
const submit = (): void => press("[type=submit]:enabled");
const openUp = (): void => (host as unknown as { open?(): void }).open?.();

async function reach(): Promise<void> {
  await until(() => host?.matches(":state(ready)") ?? false, longest);
  if (await until(isThere, patience)) return;
  history.replaceState(null, "", `${location.search}&ready=1`);
  const others = Array.from({ length: 6 }, (_, place) => () => press("button:enabled, [role=button]", place));
  for (const act of [openUp, submit, fillAll, submit, ...others]) {
    act();
    if (await until(isThere, patience)) return;
  }
}

await reach();
// for whoever looks at the frame from outside
document.documentElement.dataset.reached = String(isThere());
