import type { Locator } from "playwright-core";
import type { WidgetContext } from "#shared/element/index.ts";

/** r2wc's store of props, where the element layer keeps what is mounted. Guarded by checks/names.ts. */
export interface Inside extends HTMLElement {
  [stored: symbol]: {
    readonly widget?: { readonly context: WidgetContext<Record<string, unknown>, Record<string, unknown>> };
  };
}

/** The props that the view gets now. */
export const propsOf = (host: Locator): Promise<Record<string, unknown>> =>
  host.evaluate((element) => (element as Inside)[Symbol.for("r2wc.props")]!.widget!.context.props.get());

/** The language that the element took, BCP 47. */
export const langOf = (host: Locator): Promise<string> =>
  host.evaluate((element) => (element as Inside)[Symbol.for("r2wc.props")]!.widget!.context.lang);

/** The texts that the view gets now. */
export const textsOf = (host: Locator): Promise<Record<string, unknown>> =>
  host.evaluate((element) => (element as Inside)[Symbol.for("r2wc.props")]!.widget!.context.texts.get());

/** True while nothing but the author's own content is there, and perhaps a notice for the author. */
export const showsFallback = (host: Locator): Promise<boolean> =>
  host.evaluate((element) => {
    const children = [...element.shadowRoot!.children].filter((child) => child.part.value !== "author-notice");
    return children.length === 1 && children[0]!.localName === "slot" && !(children[0] as HTMLSlotElement).name;
  });

/** True while the element carries its custom state of that name. */
export const hasState = (host: Locator, name: string): Promise<boolean> =>
  host.evaluate((element, name) => element.matches(`:state(${name})`), name);
