import { own } from "../element/index.ts";

/** Ref callback: when the block is removed while it has the focus, the form's submit button gets the focus, or the nearest focusable ancestor. */
export const handOver = (block: Element | null) => (): void => {
  if (!block!.matches(":focus-within")) return;
  const form = block!.closest("form");
  const button = form && own(form).querySelector<HTMLElement>("[type=submit]");
  (button ?? block!.closest<HTMLElement>("[tabindex]"))?.focus();
};
