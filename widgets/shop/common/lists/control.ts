import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { own } from "#shared/element/index.ts";
import { restoreAttributes, useHost } from "#shared/ui/index.ts";

interface ControlState {
  /** The action is done already, or running. */
  readonly disabled: boolean;
  readonly busy: boolean;
  /** Its name, where it has no text, and its tooltip; absent: those of the page stay. */
  readonly label?: string;
  /** Absent where it is no toggle. */
  readonly pressed?: boolean;
  /** The state is not known yet: the page's attributes stay. */
  readonly pending?: boolean;
}

const controls = "a,button";

/** In the host, or before it if the loader put the host beside the markup, or a copy of the page has such a host. */
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

/** Finds a link or button of the page's, used in place of our own; `attach` as in `useHost`. */
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
 * Enhances a control of the page's and restores its attributes at the end. A disabled one looks as the built-in script has it
 *, but keeps the focus; one that the suite sent disabled stays so until it can be used. Styles:
 * `controlCss`, for a wrapper of class `own`.
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
