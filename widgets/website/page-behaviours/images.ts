import { safeWebUrl } from "../../../shared/html/index.ts";
import { atEnd, each } from "./page/page.ts";

/** Files that are pictures show themselves (behaviour/website-misc.md item 6). */
function setUpImage({ dataset, style }: HTMLElement): void {
  const address = safeWebUrl(dataset["src"] ?? "");
  if (!address || !/gif|jpe|jpg|png/.test(dataset["mimetype"]!)) return;
  // an address has no quotes
  style.backgroundImage = `url("${address}")`;
  atEnd(() => (style.backgroundImage = ""));
}

export const images = (): void => each(".o_image[data-mimetype^=image]", setUpImage);
