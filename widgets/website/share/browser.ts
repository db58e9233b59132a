import { ownDocument } from "../../../shared/element/index.ts";
import type { SharedPage } from "./share.store.ts";

export const currentPage = (): SharedPage => ({ url: location.href, title: ownDocument.title });

/** Opens a link that would open in a tab in a small window (spec/portal-links-chat.md section 9); a press for another tab stays one. */
export function openPopup(event: MouseEvent, { target, href }: HTMLAnchorElement): void {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey);
  if (target !== "_blank" || !isPlain) return;
  event.preventDefault();
  window.open(href, "_blank", "width=600,height=550,noopener");
}

/** Phones have a way of sharing of their own, with all that is installed. */
export const canShareByPlatform = (): boolean =>
  typeof navigator.share === "function" && matchMedia("(pointer:coarse)").matches;

/** False where the visitor thought better of it. */
export const shareByPlatform = (page: SharedPage): Promise<boolean> =>
  navigator.share({ ...page }).then(
    () => true,
    () => false,
  );
