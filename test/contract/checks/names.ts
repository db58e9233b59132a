import assert from "node:assert/strict";
import { it } from "node:test";
import type { Subject } from "../subjects.ts";
import { Visit } from "../visit.ts";

/** What r2wc itself hands to the view beside the props, and what the loader reads. */
const reserved = ["container", "widget", "server", "load"];

/** Names of props and methods, and the inner names of r2wc 2.1 that the element layer stands on. */
export function names({ tag, example, declaration: { attributes, methods = {} } }: Subject): void {
  it(`${tag} hides nothing of the platform or of the element layer behind a prop or a method`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: example });
    const host = await visit.rendered(tag);
    const { own, page } = await host.evaluate((element, tag) => {
      const layer = customElements.get(tag)!.prototype as object;
      const page = [];
      for (
        let owner: object | null = HTMLElement.prototype;
        owner;
        owner = Object.getPrototypeOf(owner) as object | null
      ) {
        page.push(...Object.getOwnPropertyNames(owner));
      }
      return { own: Object.getOwnPropertyNames(layer), page };
    }, tag);
    const taken = new Set([...page, ...reserved, ...own.filter((name) => !(name in methods))]);
    assert.deepEqual(
      [...Object.keys(attributes), ...Object.keys(methods)].filter((name) => taken.has(name)),
      [],
    );
  });

  it(`${tag} finds in r2wc what the element layer builds on`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: example });
    const host = await visit.rendered(tag);
    const found = await host.evaluate((element) => {
      const inside = element as HTMLElement & Record<symbol, unknown>;
      const r2wc = Object.getPrototypeOf(Object.getPrototypeOf(element)) as Record<symbol, unknown>;
      const [render, connected, props] = ["render", "connected", "props"].map((name) => Symbol.for(`r2wc.${name}`)) as [
        symbol,
        symbol,
        symbol,
      ];
      return {
        render: Object.hasOwn(r2wc, render) && typeof r2wc[render],
        unmount: Object.hasOwn(r2wc, "disconnectedCallback"),
        connected: inside[connected],
        container: (inside[props] as { container: unknown }).container === element.shadowRoot,
      };
    });
    assert.deepEqual(found, { render: "function", unmount: true, connected: true, container: true });
  });
}
