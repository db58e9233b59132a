import { waitUntil } from "@open-wc/testing";
import type { ComponentType } from "react";
import {
  define,
  defineWidget,
  integer,
  text,
  type WidgetContext,
  type WidgetDeclaration,
  type WidgetView,
} from "#shared/element/index.ts";

const attributes = { resId: integer({ required: true }), title: text({}) };
export type Props = { readonly resId: number; readonly title: string };
const events = { "suite-change": "Said by a test" } as const;
export type Context = WidgetContext<Props, object, typeof events>;

interface Sample<Store> {
  readonly store?: (context: Context) => Store;
  readonly view?: ComponentType<WidgetView<Store, Props, object, typeof events>>;
  readonly bind?: WidgetDeclaration<typeof attributes, object, Store, typeof events>["bind"];
  readonly methods?: Readonly<Record<string, string>>;
  readonly pageStyles?: readonly string[];
}

let number = 0;

/** Registers an element of its own for a test: `suite-sample-<n>`, with one required attribute. Gives the tag. */
export function sample<Store = object>({
  store = () => ({}) as Store,
  view,
  bind,
  methods,
  pageStyles = [],
}: Sample<Store>): string {
  const tag = `suite-sample-${++number}` as const;
  define(defineWidget({
    tag,
    area: "samples",
    summary: "An element of a test",
    example: `<${tag} data-res-id="1"></${tag}>`,
    attributes,
    events,
    methods,
    box: { display: "block" },
    texts: {},
    styles: [],
    pageStyles,
    store,
    bind,
    component: view,
  }));
  return tag;
}

/** Puts the element into the page, with a fallback inside. */
export function place(tag: string, given: Readonly<Record<string, string>> = { "data-res-id": "1" }): HTMLElement {
  const host = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) host.setAttribute(name, value);
  host.append("Fallback");
  document.body.append(host);
  return host;
}

export const base = (host: HTMLElement) => host.shadowRoot!.querySelector("[part=base]");
export const mounted = (host: HTMLElement) => waitUntil(() => base(host), `${host.localName} did not mount`);

/** True while the author's own content is what is seen. */
export const showsFallback = (host: HTMLElement) =>
  host.shadowRoot!.querySelector("slot")?.assignedNodes()[0]?.textContent === "Fallback";
