import type { WidgetDeclaration } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";
import { until } from "../shared/state/visitor.ts";

type Adoptable = Pick<WidgetDeclaration, "tag" | "adopts">;

/** Adds markup to the page, and wraps adopted markup like the loader. */
export async function place(content: Iterable<Node> | string, { tag, adopts }: Adoptable) {
  const page = document.createElement("main");
  if (typeof content === "string") page.innerHTML = content;
  else page.append(...content);
  document.body.append(page);
  const written = page.innerHTML;
  const undos = [...page.querySelectorAll<HTMLElement>(adopts!.selector)]
    .filter((markup) => !markup.closest(tag))
    .map((markup) => wrap(markup, tag, [], undefined, true).undo);
  const host = page.querySelector<HTMLElement>(tag)!;
  await until(() => host.shadowRoot?.querySelector("[part=base] > *"));
  const find = <T extends HTMLElement>(query: string) => page.querySelector<T>(query)!;
  /** Removes the element, and keeps the markup that it adopted. */
  const giveBack = () => {
    for (const undo of undos) undo();
    if (undos.length === 0) host.remove();
  };
  return { page, host, written, find, giveBack };
}
