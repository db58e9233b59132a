import { safeWebUrl } from "#shared/html/index.ts";
import { each } from "./page/page.ts";
import { keep } from "./page/sent.ts";

/** Files that are pictures show themselves (behaviour/website-misc.md item 6). */
function setUpImage(image: HTMLElement): void {
  const { dataset, style } = image;
  const address = safeWebUrl(dataset["src"] ?? "");
  if (!address || !/^image\/(gif|jpe?g|png)$/i.test(dataset["mimetype"]!)) return;
  keep(image, "style");
  // an address has no quotes
  style.backgroundImage = `url("${address}")`;
}

export const images = (): void => each(".o_image[data-mimetype^=image]", setUpImage);
