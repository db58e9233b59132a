import { adoptStyles, own, ownDocument } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { lendAttributes } from "./copies.ts";

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Styles of a busy button, by their root: the spinner turns after 150 ms, so the sheet is loaded by the first button that is busy. */
export const adoptBusyStyles = (element: Element): Promise<void> =>
  import("./busy.page.css").then(({ default: css }) => adoptStyles(element, css)).catch(() => {});

/**
 * Shows buttons of the page as busy until the signal, as `Button` does: they keep their width, content and focus, ignore clicks, and the pressed one
 * shows a spinner after 150 ms. The signal restores all attributes.
 * @param isDisabled sets `disabled` instead of `aria-disabled`, as the suite's own front end does while it signs up, pays and deletes a payment
 *   method; other controls that are `disabled` while busy: the button of a web form, the button that pays (`payButton`), and the buttons of the wish
 *   list. The focus then returns to the pressed button.
 */
export function holdButtons(
  buttons: Iterable<HTMLElement>,
  pressed: HTMLElement | null,
  signal: AbortSignal,
  isDisabled = false,
): void {
  const hadFocus = !!pressed?.matches(":focus");
  for (const button of buttons) {
    const { addEventListener, removeEventListener, setAttribute } = own(button);
    const [name, value] = isDisabled ? ["disabled", ""] : ["aria-disabled", "true"];
    lendAttributes(button, [name!, "aria-busy"], signal);
    setAttribute(name!, value!);
    if (button === pressed) setAttribute("aria-busy", "true");
    // runs before handlers of the page
    addEventListener("click", ignore, true);
    untilAbort(signal, () => removeEventListener("click", ignore, true));
  }
  if (pressed) void adoptBusyStyles(pressed);
  if (isDisabled && hadFocus)
    untilAbort(signal, () => {
      if (ownDocument.activeElement === ownDocument.body) pressed!.focus({ preventScroll: true });
    });
}
