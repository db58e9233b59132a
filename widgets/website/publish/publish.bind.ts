import { adoptStyles, own, ownDocument, type WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { holdButtons } from "#shared/ui/index.ts";
import { blockOf, controlSelector, writePublished } from "./publish.markup.ts";
import type { PublishStore } from "./publish.store.ts";

/** Outline of the page's visible label, while the focus is on the element's hidden switch. */
const css =
  "suite-publish:focus-within>.js_publish_btn,.js_publish_btn:has(~suite-publish:focus-within){outline:2px solid;outline-offset:2px}";

/**
 * Binds the page's controls to the store, and writes the published state into the markup around the element. After the signal the confirmed
 * state stays in the page; only the busy state is removed. Writes nothing while the suite's editor runs, which saves the page's markup.
 * @returns "buttons", which keys reach; "label", whose field the suite hides; undefined without a control
 */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: PublishStore,
  editing: WidgetContext["editing"],
): "buttons" | "label" | undefined {
  const block = blockOf(host);
  const controls = [...block.querySelectorAll<HTMLElement>(controlSelector)];
  if (controls.length > 0) adoptStyles(host, css);
  block.addEventListener(
    "click",
    (event) => {
      if (!own(event.target as Element).closest(controlSelector)) return;
      // the checkbox changes after the suite has confirmed
      event.preventDefault();
      void store.toggle();
    },
    { signal },
  );
  let shown = store.state.get().published;
  let hold: AbortController | undefined;
  const release = () => {
    hold?.abort();
    hold = undefined;
  };
  const show = () => {
    const { published, busy } = store.state.get();
    if (!busy || editing.get()) release();
    else if (!hold) {
      hold = new AbortController();
      holdButtons(controls, controls.find((control) => control.checkVisibility()) ?? null, hold.signal);
    }
    if (published === shown || editing.get()) return;
    shown = published;
    const focused = controls.find((control) => control === ownDocument.activeElement);
    writePublished(host, block, published);
    // the page hides the button that does not match the state
    if (focused && !focused.checkVisibility()) controls.find((control) => control.checkVisibility())?.focus();
  };
  untilAbort(signal, store.state.listen(show), editing.listen(show), release);
  return controls.length ? (controls.some((control) => control.matches("a,button")) ? "buttons" : "label") : undefined;
}
