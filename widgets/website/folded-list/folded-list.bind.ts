import type { WidgetContext } from "#shared/element/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { makeButton, restoreAttributes } from "#shared/ui/index.ts";
import { onPress } from "../common/press/press.ts";
import type en from "../i18n/en.json";
import { isOpen, panelsOf, setOpen, toggles } from "./folded-list.markup.ts";

type Context = Pick<WidgetContext<unknown, typeof en.foldedList>, "texts" | "fail">;

function update(toggle: HTMLElement): void {
  const open = isOpen(panelsOf(toggle));
  toggle.classList.toggle("o_open", open);
  toggle.ariaExpanded = String(open);
}

/** Folds and unfolds parts of the page's own list until the signal; then restores the list. */
export function bind(host: HTMLElement, signal: AbortSignal, _: unknown, { texts, fail }: Context): void {
  // the outer element also binds the lists of inner ones
  if (host.matches(`${host.localName} *`)) return;
  const controls = [...host.querySelectorAll<HTMLElement>(toggles)];
  if (!controls.length)
    fail(new SuiteError("config", "nothing to unfold: no link of class o_ul_toggle_next or o_ul_toggle_self in it"));
  // a panel may belong to several controls
  for (const panel of new Set(controls.flatMap(panelsOf))) {
    restoreAttributes(panel, ["class", "hidden"], signal);
    setOpen([panel], isOpen([panel]));
  }
  for (const toggle of controls) {
    restoreAttributes(toggle, ["class"], signal);
    makeButton(toggle, texts.get().unfold, signal);
    update(toggle);
  }
  onPress(host, signal, toggles, (toggle) => {
    const panels = panelsOf(toggle);
    setOpen(panels, !isOpen(panels));
    // lists in the panel have controls of their own
    for (const each of controls) update(each);
  });
}
