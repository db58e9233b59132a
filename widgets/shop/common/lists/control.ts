import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { own } from "#shared/element/index.ts";
import { restoreAttributes, useHost } from "#shared/ui/index.ts";

interface ControlState {
  /** True if the action is done already, or running. */
  readonly disabled: boolean;
  readonly busy: boolean;
  /** Tooltip, and name of a control without text; undefined keeps those of the page. */
  readonly label?: string;
  /** State of a toggle; undefined for other controls. */
  readonly pressed?: boolean;
  /** True until the state is known: the page's attributes stay. */
  readonly pending?: boolean;
}

const controls = "a,button";

/** Returns the page's control in the host, or before the host if the loader inserted the host beside the markup. */
function controlOf(host: Element): Element | undefined {
  if (!host.hasAttribute("data-suite-adopted"))
    return [...host.children].find((element) => own(element).matches(controls));
  for (let before = host.previousElementSibling; before; before = before.previousElementSibling) {
    const { matches, querySelectorAll } = own(before);
    const found = matches(controls) ? before : [...querySelectorAll(controls)].at(-1);
    if (found) return found;
  }
  return undefined;
}

/** Finds the page's link or button that is used in place of the element's own; `attach` as in `useHost`. */
export function useOwnControl<T extends Element>(
  attach: (host: HTMLElement, signal: AbortSignal, own: Element | undefined) => void,
): [ref: RefObject<T | null>, own: Element | undefined] {
  const [control, setControl] = useState<Element>();
  const ref = useHost<T>((host, signal) => {
    const found = controlOf(host);
    setControl(found);
    attach(host, signal, found);
  });
  return [ref, control];
}

/**
 * Enhances a control of the page and restores its attributes at the end. A disabled control has the class of the built-in script, but keeps
 * the focus; a control that the suite sent disabled stays disabled until it can be used. Styles: `controlCss`, for a wrapper of class `own`.
 */
export function useControl(
  control: Element | undefined,
  { disabled, busy, label, pressed, pending }: ControlState,
  onPress: () => void,
): void {
  const press = useRef(onPress);
  const write = {
    "aria-disabled": disabled,
    "aria-busy": busy,
    "aria-pressed": pressed,
    title: label,
    "aria-label": control?.textContent.trim() ? undefined : label,
  };
  useLayoutEffect(() => {
    if (!control) return;
    const end = new AbortController();
    restoreAttributes(control, ["class", "disabled", ...Object.keys(write)], end.signal);
    const listen = (event: Event) => {
      event.preventDefault();
      press.current();
    };
    control.addEventListener("click", listen, end);
    return () => end.abort();
  }, [control]);
  useLayoutEffect(() => {
    press.current = onPress;
    if (!control || pending) return;
    control.classList.toggle("disabled", disabled);
    if (!disabled) control.removeAttribute("disabled");
    for (const [name, value] of Object.entries(write))
      if (value !== undefined) control.setAttribute(name, String(value));
  });
}
