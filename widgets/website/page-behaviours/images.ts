import { safeWebUrl } from "../../../shared/html/index.ts";
import { atEnd } from "../common/page/page.ts";

/** Files that are pictures show themselves (behaviour/website-misc.md item 6). */
export function setUpImage({ dataset, style }: HTMLElement): void {
  const address = safeWebUrl(dataset["src"] ?? "");
  if (!address || !/^image.*(gif|jpe|jpg|png)/.test(dataset["mimetype"]!)) return;
  style.backgroundImage = `url("${CSS.escape(address)}")`;
  atEnd(() => (style.backgroundImage = ""));
}
