import { untilAbort } from "#shared/state/index.ts";
import { makeButton } from "./make-button.ts";

/** Time in ms for which the pointer may be between control and popover. */
const leaveDelay = 200;

/**
 * Lets the pointer open a popover and leave it, or a press open it until the next one, until the signal.
 * @param name name of a control without a text
 * @param toggled called when the popover has opened or closed
 */
export function bindPopover(
  host: HTMLElement,
  signal: AbortSignal,
  control: HTMLElement,
  box: HTMLElement,
  name: string,
  toggled: (isOpen: boolean) => void,
): void {
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(timer);
    if (!box.matches(":popover-open")) box.showPopover({ source: control });
  };
  const hide = () => box.hidePopover();
  untilAbort(signal, () => {
    clearTimeout(timer);
    if (box.matches(":popover-open")) hide();
    toggled(false);
  });
  makeButton(control, name, signal);
  control.ariaExpanded = "false";
  control.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      isPressed = !isPressed;
      if (isPressed) show();
      else hide();
    },
    { signal },
  );
  host.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && show(), { signal });
  host.addEventListener(
    "pointerleave",
    () => {
      clearTimeout(timer);
      if (!isPressed) timer = setTimeout(hide, leaveDelay);
    },
    { signal },
  );
  const root = box.getRootNode() as ShadowRoot;
  // the element was moved: the open popover has left the top layer without an event
  root.addEventListener("suite-moved", () => control.ariaExpanded === "true" && show(), { signal });
  const hasFocus = () => box.contains(root.activeElement);
  // engines return the focus by themselves in the page alone, not in a shadow root
  box.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && hasFocus() && control.focus(), {
    signal,
  });
  box.addEventListener(
    "toggle",
    ({ newState }) => {
      const isOpen = newState === "open";
      isPressed &&= isOpen;
      control.ariaExpanded = String(isOpen);
      toggled(isOpen);
    },
    { signal },
  );
}
