import { own, type WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { LateViewer } from "../common/viewer/late-viewer.ts";
import type { AttachmentsStore } from "./attachments.store.ts";
import { itemOf, linksOf } from "./links.markup.ts";

/** Opens files of the author's links in the dialog until the signal, except with a key that opens a tab, and files without a view. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  { link, viewer }: AttachmentsStore,
  { server }: Pick<WidgetContext, "server">,
): void {
  // a visitor who points at a file may open it
  for (const type of ["pointerover", "focusin"])
    host.addEventListener(type, LateViewer.preload, { signal, once: true });
  const read = () => link(linksOf(host).flatMap((each) => itemOf(each, server) ?? []));
  host.addEventListener(
    "click",
    (event) => {
      if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const pressed = event.target instanceof Element ? own(event.target).closest("a") : null;
      const item = pressed && host.contains(pressed) ? itemOf(pressed, server) : undefined;
      if (!item || !viewer.shown().some(({ id }) => id === item.id)) return;
      event.preventDefault();
      viewer.open(item.id);
    },
    { signal },
  );
  const observer = new MutationObserver(read);
  observer.observe(host, { childList: true, subtree: true, characterData: true, attributeFilter: ["href", "type"] });
  untilAbort(signal, () => observer.disconnect());
  read();
}
