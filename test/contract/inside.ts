import type { Locator } from "playwright-core";
import type { WidgetContext } from "#shared/element/index.ts";

/** r2wc's store of props, in which the element layer keeps the mounted widget; checks/names.ts checks that it exists. */
export interface Inside extends HTMLElement {
  [stored: symbol]: {
    readonly widget?: { readonly context: WidgetContext<Record<string, unknown>, Record<string, unknown>> };
  };
}

/** Returns the current props of the view. */
export const propsOf = (host: Locator): Promise<Record<string, unknown>> =>
  host.evaluate((element) => (element as Inside)[Symbol.for("r2wc.props")]!.widget!.context.props.get());

/** Returns the element's language (BCP 47). */
export const langOf = (host: Locator): Promise<string> =>
  host.evaluate((element) => (element as Inside)[Symbol.for("r2wc.props")]!.widget!.context.lang);

/** Returns the current texts of the view. */
export const textsOf = (host: Locator): Promise<Record<string, unknown>> =>
  host.evaluate((element) => (element as Inside)[Symbol.for("r2wc.props")]!.widget!.context.texts.get());

/** Returns true while the element shows the author's content alone, with or without a notice for the author. */
export const showsFallback = (host: Locator): Promise<boolean> =>
  host.evaluate((element) => {
    const children = [...element.shadowRoot!.children].filter((child) => child.part.value !== "author-notice");
    return children.length === 1 && children[0]!.localName === "slot" && !(children[0] as HTMLSlotElement).name;
  });

/** Returns true while the element has a custom state. */
export const hasState = (host: Locator, name: string): Promise<boolean> =>
  host.evaluate((element, name) => element.matches(`:state(${name})`), name);
