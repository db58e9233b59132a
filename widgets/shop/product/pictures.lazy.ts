import { ownDocument } from "../../../shared/element/index.ts";
import { setServerHtml } from "../../../shared/html/index.ts";
import { fragment } from "../../../shared/html/fragment/fragment.ts";
import type { CombinationInfo } from "../common/configurator/combination-info.ts";
import type { Writer } from "./writer.ts";

export interface PicturesOptions {
  readonly host: HTMLElement;
  readonly info: CombinationInfo;
  readonly server: string;
  readonly signal: AbortSignal;
  readonly write: Writer;
}

const carousel = "#o-carousel-product";
/** One picture of the variant: the suite's, or a site builder's. */
const single = ".js_variant_img,[data-product-image]";

/** What the page came with, by carousel. */
const sent = new WeakMap<Element, readonly Node[]>();

/** Shows the pictures of another variant: all of them where the suite sends them, else its own in place of the one (behaviour/product-configurator.md item 19). */
export async function showPictures({ host, info, server, signal, write }: PicturesOptions): Promise<void> {
  const room = host.closest("#product_detail,.oe_website_sale") ?? host;
  const old = room.querySelector<HTMLElement>(carousel);
  if (old && info.carousel) {
    const fresh = ownDocument.createElement("div");
    await setServerHtml(fresh, info.carousel, fragment, server);
    const next = fresh.querySelector(carousel);
    if (!next || signal.aborted) return;
    if (!sent.has(old)) {
      sent.set(old, [...old.childNodes]);
      signal.addEventListener("abort", () => {
        old.replaceChildren(...sent.get(old)!);
        sent.delete(old);
      });
    }
    // the carousel itself stays: what moves it knows it
    old.replaceChildren(...next.childNodes);
    return;
  }
  if (!info.productId) return;
  for (const image of room.querySelectorAll<HTMLImageElement>(single))
    write.attribute(image, "src", `${server}/web/image/product.product/${info.productId}/image`);
}
