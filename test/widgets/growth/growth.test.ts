import { expect, waitUntil } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import { content } from "./content.ts";
import type { List } from "./list.ts";
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

/** Mutes the console, and lets no call end. */
function stubPage(): void {
  stub(window, "fetch").callsFake(() => new Promise(() => {}));
  for (const level of ["error", "warn"] as const) stub(console, level);
}

function markupOf({ declaration, attributes = "", around: [before, after] = ["", ""], item }: List, count: number) {
  const items = Array.from({ length: count }, (_, index) => item(index + 1)).join("");
  return `<${declaration.tag} ${attributes}>${before}${items}${after}</${declaration.tag}>`;
}

/** Starts an element with a number of items, presses its button, if any, and removes the element. */
async function run(list: List, count: number): Promise<void> {
  const page = document.createElement("main");
  document.body.append(page);
  const markup = document.createRange().createContextualFragment(markupOf(list, count));
  const all = (selector: string) =>
    // by the native function: the test's own searches do not count
    waitUntil(() => (querySelectorAll.call(page, selector) as NodeList).length >= count, `all ${selector}`);
  page.append(markup);
  await waitUntil(() => page.firstElementChild!.shadowRoot?.querySelector("[part=base] > *"), "rendered");
  await all(list.taken);
  if (list.press) {
    page.querySelector<HTMLElement>(list.press[0])!.click();
    await all(list.press[1]);
  }
  page.remove();
}

describe("work of an element for a list", () => {
  beforeEach(stubPage);
  afterEach(() => {
    restore();
    document.querySelector("main")?.remove();
  });

  async function workFor(list: List, count: number): Promise<Work> {
    const work = countWork();
    await run(list, count);
    restore();
    stubPage();
    return work;
  }

  for (const [name, list] of Object.entries({ ...content, ...shop, ...site })) {
    it(`grows linearly with the items: ${name}`, async () => {
      define(list.declaration);
      // loads the chunks
      await run(list, 12);
      const [few, many] = [await workFor(list, 200), await workFor(list, 800)];
      // a few listeners depend on timing, none on the number of items
      expect(many.listeners, "listeners of a signal").to.be.at.most(few.listeners + 10);
      // allows two searches of all items more: changes of a list reach an element in one frame or in several
      expect(many.nodes, "nodes that are searched").to.be.at.most(5 * few.nodes + 2 * 800);
    });
  }
});
