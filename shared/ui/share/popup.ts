import { ownDocument } from "#shared/element/index.ts";
import { openWindow } from "#shared/html/index.ts";

/** A page that is shared. */
export interface SharedPage {
  readonly url: string;
  readonly title: string;
}

export const currentPage = (): SharedPage => ({ url: location.href, title: ownDocument.title });

/**
 * Opens a link that would open in a tab in a small window (spec/portal-links-chat.md section 9); a press for another tab stays one.
 * @param size of the window, px
 */
export function openPopup(
  event: MouseEvent,
  { target, href }: HTMLAnchorElement,
  [width, height]: readonly [number, number] = [600, 550],
): void {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey);
  // a link to a mail program stays a link
  if (target !== "_blank" || !isPlain || !/^https?:/.test(href)) return;
  event.preventDefault();
  openWindow(href, `width=${width},height=${height}`);
}
