import { own } from "../element/index.ts";

/**
 * The `ref` of a block that goes at some time, perhaps with the focus: then the button that sends the form around it gets the focus, else what
 * is around it and can have it.
 */
export const handOver = (block: Element | null) => (): void => {
  if (!block!.matches(":focus-within")) return;
  const form = block!.closest("form");
  const button = form && own(form).querySelector<HTMLElement>("[type=submit]");
  (button ?? block!.closest<HTMLElement>("[tabindex]"))?.focus();
};
