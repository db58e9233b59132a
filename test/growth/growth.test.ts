import { expect, waitUntil } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define, pageRegistry } from "#shared/element/index.ts";
import adoption from "#website/page-behaviours/page-behaviours.adopt.ts";
import { bind } from "#website/page-behaviours/page-behaviours.page.ts";
import { answers } from "./answers.ts";
import { behaviours, type BuiltInList } from "./behaviours.ts";
import { content } from "./content.ts";
import { htmlOf, type List } from "./list.ts";
import { shop } from "./shop.ts";
import { site } from "./site.ts";

/** Work of an element for a list, independent of the machine's speed. */
interface Work {
  /** Maximum listeners of one signal: browsers compare a new listener with all others. */
  listeners: number;
  /** Number of nodes in the searched trees. */
  nodes: number;
}

const { querySelectorAll } = Element.prototype;

const sizeOf = (root: Node): number =>
  "getElementsByTagName" in root
    ? (root as Element).getElementsByTagName("*").length
    : (root as DocumentFragment).childElementCount;

/** Counts until `restore`. A search for one node counts all nodes, since the match may be the last node. */
function countWork(): Work {
  const work = { listeners: 0, nodes: 0 };
  const signals = new Map<AbortSignal, number>();
  const listen = (signal: AbortSignal) => {
    const listeners = (signals.get(signal) ?? 0) + 1;
    signals.set(signal, listeners);
    work.listeners = Math.max(work.listeners, listeners);
  };
  const { addEventListener } = EventTarget.prototype;
  stub(EventTarget.prototype, "addEventListener").callsFake(function (this: EventTarget, type, listener, options) {
    if (this instanceof AbortSignal) listen(this);
    if (typeof options === "object" && options.signal) listen(options.signal);
    addEventListener.call(this, type, listener, options);
  });
  for (const prototype of [Element.prototype, Document.prototype])
    for (const name of ["querySelector", "querySelectorAll"] as const) {
      const search = prototype[name] as (selector: string) => unknown;
      stub(prototype, name).callsFake(function (this: Element | Document, selector: string) {
        work.nodes += sizeOf(this);
        return search.call(this, selector) as never;
      });
    }
  for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    const { get } = Object.getOwnPropertyDescriptor(prototype, "labels")!;
    stub(prototype, "labels").get(function (this: Element) {
      work.nodes += sizeOf(this.getRootNode());
      return get!.call(this) as unknown;
    });
  }
  return work;
}

/** Result of each call; undefined: no call ends. */
let result: unknown;

/** Mutes the console, and answers calls. */
function stubPage(): void {
  stub(window, "fetch").callsFake(() =>
    result === undefined ? new Promise(() => {}) : Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result })),
  );
  for (const level of ["error", "warn"] as const) stub(console, level);
}

function markupOf({ declaration, attributes = "", answer, ...items }: List, count: number) {
  const html = htmlOf(items, count);
  result = answer?.(html);
  return `<${declaration.tag} ${attributes}>${answer ? "" : html}</${declaration.tag}>`;
}

/** Starts an element with a number of items, acts on it, if the list does, and removes it. */
async function run(list: List, count: number): Promise<void> {
  const page = document.createElement("main");
  document.body.append(page);
  const markup = document.createRange().createContextualFragment(markupOf(list, count));
  // answers to the same question are kept
  if (list.answer) pageRegistry().stores?.clear();
  page.append(markup);
  const host = page.firstElementChild as HTMLElement;
  const all = (selector: string) =>
    waitUntil(
      // by the native function: the test's own searches do not count
      () => querySelectorAll.call(page, selector).length + host.shadowRoot!.querySelectorAll(selector).length >= count,
      `all ${selector}`,
    );
  await waitUntil(() => host.shadowRoot?.querySelector("[part=base] > *"), "rendered");
  list.act?.(host);
  await all(list.taken);
  if (list.press) {
    page.querySelector<HTMLElement>(list.press[0])!.click();
    await all(list.press[1]);
  }
  page.remove();
}

/** Starts page behaviours on built-in markup with a number of items, presses a control, if any, and starts the editor. */
async function runBehaviours({ taken, press, ...items }: BuiltInList, count: number): Promise<void> {
  const page = document.createElement("main");
  page.append(document.createRange().createContextualFragment(htmlOf(items, count)));
  document.body.append(page);
  const find = (selector: string) => querySelectorAll.call(page, selector) as NodeListOf<HTMLElement>;
  const end = new AbortController();
  await bind(end.signal, [...find(adoption.selector)], () => Promise.resolve());
  expect(find(taken).length, taken).to.equal(count);
  if (press) {
    find(press[0])[0]!.click();
    await waitUntil(() => find(press[1]).length > 0, press[1]);
  }
  end.abort();
  page.remove();
}

async function workFor(run: (count: number) => Promise<void>, count: number): Promise<Work> {
  const work = countWork();
  await run(count);
  restore();
  stubPage();
  return work;
}

async function expectLinear(run: (count: number) => Promise<void>): Promise<void> {
  // loads the chunks
  await run(12);
  const [few, many] = [await workFor(run, 200), await workFor(run, 800)];
  // a few listeners depend on timing, none on the number of items
  expect(many.listeners, "listeners of a signal").to.be.at.most(few.listeners + 10);
  // allows two searches of all items more: changes of a list reach an element in one frame or in several
  expect(many.nodes, "nodes that are searched").to.be.at.most(5 * few.nodes + 2 * 800);
}

describe("work for a list", () => {
  beforeEach(stubPage);
  afterEach(() => {
    restore();
    result = undefined;
    document.querySelector("main")?.remove();
  });

  for (const [name, list] of Object.entries({ ...content, ...shop, ...site, ...answers }))
    it(`grows linearly with the items: ${name}`, async () => {
      define(list.declaration);
      await expectLinear((count) => run(list, count));
    });

  for (const [name, list] of Object.entries(behaviours))
    it(`of page behaviours grows linearly with the items: ${name}`, () =>
      expectLinear((count) => runBehaviours(list, count)));
});
