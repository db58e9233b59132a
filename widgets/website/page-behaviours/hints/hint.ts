import { ownDocument } from "#shared/element/index.ts";
import { lend, markInserted } from "../copies.ts";
import { idOf, option } from "../page/markup.ts";
import { make, write } from "../page/run.ts";
import { position } from "./position.ts";

/** Visible hints by their control. */
export const shown = new Map<HTMLElement, HTMLElement>();

/** Hides the hints of controls that were removed: nothing else would. */
const removals = new MutationObserver(() => {
  for (const control of shown.keys()) if (!control.isConnected) hideHint(control);
});

/** Returns the text of a control's hint; removes the `title` until the run ends, since the browser would show it as well. */
function titleOf(control: HTMLElement): string {
  const title = control.title || option(control, "original-title") || option(control, "title") || "";
  if (control.title)
    write(control, {
      title: null,
      "data-original-title": title,
      "aria-label": control.ariaLabel ?? (control.textContent.trim() ? null : title),
    });
  return title;
}

async function part(hint: HTMLElement, control: HTMLElement, name: string, text: string) {
  const element = make("div", name);
  element.textContent = text;
  if (text) hint.append(element);
  if (option(control, "html") !== "true") return;
  const { setHintHtml } = await import("./hint-html.ts");
  await setHintHtml(element, text);
}

/** Shows a hint in the page's light DOM, with the class names of both versions of the framework. */
export async function showHint(control: HTMLElement): Promise<void> {
  if (shown.has(control)) return;
  const kind = option(control, "toggle")!;
  const isTooltip = kind === "tooltip";
  const title = titleOf(control);
  const content = (!isTooltip && option(control, "content")) || "";
  if (!title && !content) return;
  const hint = make("div", kind);
  const arrow = make("div", `arrow ${kind}-arrow`);
  if (isTooltip) hint.role = kind;
  hint.append(arrow);
  shown.set(control, hint);
  await part(hint, control, isTooltip ? "tooltip-inner" : "popover-header", title);
  await part(hint, control, "popover-body", content);
  if (shown.get(control) !== hint) return;
  markInserted(hint);
  ownDocument.body.append(hint);
  removals.observe(ownDocument.documentElement, { childList: true, subtree: true });
  lend(control, ["aria-describedby"]);
  write(control, { "aria-describedby": idOf(hint) });
  position(hint, arrow, control, option(control, "placement") ?? (isTooltip ? "top" : "right"));
  hint.classList.add("show");
}

export function hideHint(control: HTMLElement): void {
  shown.get(control)?.remove();
  if (shown.delete(control)) write(control, { "aria-describedby": null });
  if (!shown.size) removals.disconnect();
}
