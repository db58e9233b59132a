import { expect } from "@open-wc/testing";
import { restore, type SinonFakeTimers, stub, useFakeTimers } from "sinon";
import declarations from "virtual:elements";
import { define, type WidgetDeclaration } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";
import { keepPage } from "../ways.ts";

/** Returns the names that an object has from its prototypes: fields hide those of their form, images those of the document. */
function namesOf(node: object): string[] {
  const names = new Set<string>();
  for (
    let each = Object.getPrototypeOf(node) as object;
    each !== Object.prototype;
    each = Object.getPrototypeOf(each) as object
  )
    for (const name of Object.getOwnPropertyNames(each)) names.add(name);
  return [...names];
}
const ofForms = namesOf(document.createElement("form"));
const ofDocuments = namesOf(document);
const { body } = document;
/** Prefix of names that hide no property. */
const harmless = "no-";
const fieldsOfOurs = /<input type="hidden" name="[A-Za-z_]+">/g;

/** Returns elements whose names hide properties, or have the harmless prefix. */
const named = (html: string, names: readonly string[], hides: boolean) =>
  names.map((name) => html.replace("?", hides ? name : harmless + name)).join("");

/** Native functions, also with a fake clock. */
const drawn = requestAnimationFrame.bind(globalThis);

/** Waits one frame for responses and observers, then four frames for callbacks of later frames. */
async function frames(clock: SinonFakeTimers) {
  await new Promise(drawn);
  await clock.tickAsync(64);
}

const toFake = ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] as const;

/** Uses the example of an element with names that hide properties, or harmless ones. Returns calls, messages, markup and states. */
async function use({ tag, example, states = {} }: WidgetDeclaration, hides: boolean) {
  const seen: string[] = [];
  const names = new RegExp(`(?<=["?&])${harmless}`, "g");
  const record = (text: string) => seen.push(text.replace(names, ""));
  stub(window, "fetch").callsFake(async (address) => {
    record(`asks ${address instanceof Request ? new URL(address.url).pathname : String(address)}`);
    return Response.json({ jsonrpc: "2.0", id: 1, result: {} });
  });
  stub(console, "error").callsFake((...args) => void record(`error ${args.join(" ")}`));
  stub(console, "warn").callsFake((...args) => void record(`warning ${args.join(" ")}`));
  const crashed = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    record(`crash ${String((event as ErrorEvent).message ?? (event as PromiseRejectionEvent).reason)}`);
  };
  addEventListener("error", crashed, true);
  addEventListener("unhandledrejection", crashed, true);
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
  const stop = keepPage(({ destination }) => record(`goes to ${destination.url}`));

  const page = new DOMParser().parseFromString(`<main>${example}</main>`, "text/html").querySelector("main")!;
  const forms = page.querySelectorAll("form");
  const fields = named('<input type="hidden" name="?">', ofForms, hides);
  for (const form of forms) Element.prototype.insertAdjacentHTML.call(form, "beforeend", fields);
  if (!forms.length) page.innerHTML = `<form>${page.innerHTML}${fields}</form>`;
  page.insertAdjacentHTML("beforeend", named('<img hidden alt="" name="?">', ofDocuments, hides));
  Document.prototype.adoptNode.call(document, page);
  body.append(page);
  const host = page.querySelector<HTMLElement>(tag)!;
  let clock: SinonFakeTimers | undefined;
  try {
    await until(() => host.matches(":state(ready),:state(error)"));
    clock = useFakeTimers({ toFake: [...toFake], shouldClearNativeTimers: true });
    await frames(clock);
    const all = <T extends Element>(selector: string) => [...host.querySelectorAll<T>(selector)];
    for (const field of all<HTMLInputElement>("input:not([type=hidden]),select,textarea")) {
      for (const type of ["focusin", "input", "change", "focusout"])
        field.dispatchEvent(new Event(type, { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    }
    await frames(clock);
    for (const button of [host, ...all<HTMLElement>("form,button,a,[role=button]")])
      HTMLElement.prototype.click.call(button);
    await frames(clock);
    for (const form of page.querySelectorAll("form")) HTMLFormElement.prototype.requestSubmit.call(form);
    await frames(clock);
    // pictures and code load independently of the fake clock
    for (let count = 0; count < 40 && host.matches(":state(loading),:state(busy)"); count++) await frames(clock);
    record(host.outerHTML);
    record(["ready", "error", ...Object.keys(states)].filter((name) => host.matches(`:state(${name})`)).join());
  } finally {
    page.remove();
    if (clock) await frames(clock);
    clock?.restore();
    stop();
    removeEventListener("error", crashed, true);
    removeEventListener("unhandledrejection", crashed, true);
    restore();
  }
  return seen;
}

const lines = (seen: readonly string[], others: readonly string[]) =>
  seen.filter((line) => !others.includes(line)).map((line) => line.replace(fieldsOfOurs, ""));

describe("names of fields and pictures that hide properties of forms and the document", () => {
  afterEach(restore);
  // popups are shown only once per visitor
  for (const declaration of declarations.filter(({ enhances, storage }) => enhances || !storage)) {
    define(declaration);
    it(`change nothing for ${declaration.tag}`, async () => {
      const expected = await use(declaration, false);
      const found = await use(declaration, true);
      expect(lines(found, expected)).to.deep.equal(lines(expected, found));
    });
  }
});
