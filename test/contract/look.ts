import type { Locator } from "playwright-core";
import type { Visit } from "./visit.ts";

/** Twelve inherited text properties with values that an element must not inherit. */
export const hostile = {
  "font-style": "italic",
  "font-variant": "small-caps",
  "font-weight": "900",
  "line-height": "3",
  "letter-spacing": "0.3em",
  "word-spacing": "1em",
  "text-indent": "2em",
  "text-shadow": "0 0 3px red",
  "text-transform": "uppercase",
  "white-space": "pre",
  "word-break": "break-all",
  hyphens: "auto",
};

/** Properties that our own parts inherit, and properties that the author's content lacks. */
export interface Found {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

/** Compares the page with and without `hostile` on its body. Returns the properties that changed in our parts, and those that did not reach the author's content. */
export const looksUnder = (host: Locator, hostile: Readonly<Record<string, string>>): Promise<Found> =>
  host.evaluate((host, hostile) => {
    const names = Object.keys(hostile);
    const looksOf = (element: Element) => {
      const style = getComputedStyle(element);
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    };
    // a stand-in for the author's text has the page's styles
    const ours = [...host.shadowRoot!.querySelectorAll("[part=base] *")].filter(
      (element) => !element.closest("slot, .page-look") && !element.querySelector("slot, .page-look"),
    );
    const nameOf = (element: Element) => `${element.localName}.${element.getAttribute("class") ?? ""}`;
    const before = ours.map(looksOf);
    for (const [name, value] of Object.entries(hostile)) document.body.style.setProperty(name, value);
    const changed = ours.flatMap((element, index) => {
      const now = looksOf(element);
      return before[index]!.filter((look, place) => look !== now[place]).map(
        (look, place) => `${nameOf(element)} had ${look}, has ${now[place]!}`,
      );
    });
    const theirs = [...host.children].flatMap((child) => {
      const twin = child.cloneNode() as Element;
      host.after(twin);
      const expected = looksOf(twin);
      twin.remove();
      // browsers reset text styles of buttons themselves
      return child.assignedSlot?.closest("button")
        ? []
        : looksOf(child)
            .filter((look, place) => look !== expected[place])
            .map((look) => `${nameOf(child)} has ${look}`);
    });
    document.body.removeAttribute("style");
    return { ours: changed, theirs };
  }, hostile);

/** Returns the names of all current parts. */
export const partsOf = (host: Locator): Promise<string[]> =>
  host.evaluate((host) => [
    ...new Set([...host.shadowRoot!.querySelectorAll("[part]")].flatMap((element) => [...element.part])),
  ]);

/** Returns the page's entries in the browser's storage. */
export const storedBy = ({ page }: Visit) =>
  page.evaluate(() =>
    [
      ...document.cookie.split("; ").map((pair) => ({ kind: "cookie", name: pair.split("=")[0]! })),
      ...Object.keys(localStorage).map((name) => ({ kind: "localStorage", name })),
      ...Object.keys(sessionStorage).map((name) => ({ kind: "sessionStorage", name })),
    ].filter(({ name }) => name),
  );

/** Returns the names of the element's class, and those of the platform. */
export const namesOf = (host: Locator): Promise<{ own: string[]; platform: string[] }> =>
  host.evaluate((element) => {
    const platform: string[] = [];
    for (
      let owner: object | null = HTMLElement.prototype;
      owner;
      owner = Object.getPrototypeOf(owner) as object | null
    ) {
      platform.push(...Object.getOwnPropertyNames(owner));
    }
    const layer = customElements.get(element.localName)!.prototype as object;
    return { own: Object.getOwnPropertyNames(layer), platform };
  });

/** Returns the internals of r2wc that the element layer uses. */
export const platformOf = (host: Locator) =>
  host.evaluate((element) => {
    const inside = element as HTMLElement & Record<symbol, unknown>;
    // r2wc extends HTMLElement, and the classes of the element layer extend r2wc's
    let r2wc = element as unknown as Record<symbol, unknown>;
    for (let next = r2wc; (next as object) !== HTMLElement.prototype; next = Object.getPrototypeOf(next) as typeof next)
      r2wc = next;
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
