import { ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import type { CombinationInfo } from "../common/configurator/combination-info.ts";
import { carouselSelector, pictureContainer } from "./fields.markup.ts";
import type { Writer } from "./writer.ts";

export interface PicturesOptions {
  readonly host: HTMLElement;
  readonly info: CombinationInfo;
  readonly server: string;
  readonly signal: AbortSignal;
  readonly write: Writer;
}

/** The picture of the variant, and its thumbnail: in the suite's markup, or in a site builder's. */
const single = ".js_variant_img,[data-product-image]";
const small = ".js_variant_img_small,.carousel-indicators>:first-child img";

/** Original content of each carousel. */
const sent = new WeakMap<Element, readonly Node[]>();

/** Shows the pictures of another variant: all pictures if the suite sends them, otherwise the variant's main picture. */
export async function showPictures({ host, info, server, signal, write }: PicturesOptions): Promise<void> {
  // the page was restored before this code had loaded
  if (signal.aborted) return;
  const container = pictureContainer(host);
  const old = container.querySelector<HTMLElement>(carouselSelector);
  if (old && info.carousel) {
    const fresh = ownDocument.createElement("div");
    await setServerHtml(fresh, info.carousel, fragment, server);
    const next = fresh.querySelector(carouselSelector);
    if (!next || signal.aborted) return;
    if (!sent.has(old)) {
      sent.set(old, [...old.childNodes]);
      untilAbort(signal, () => {
        old.replaceChildren(...sent.get(old)!);
        sent.delete(old);
      });
    }
    // keep the carousel element: the code that animates it holds a reference to it
    old.replaceChildren(...next.childNodes);
    return;
  }
  const { productId, templateId } = info;
  // a variant that does not exist yet looks like its template
  const record = productId ? `product.product/${productId}` : `product.template/${templateId}`;
  const address = `${server}/web/image/${record}/image`;
  for (const image of container.querySelectorAll(single)) write.attribute(image, "src", address);
  for (const image of container.querySelectorAll(small)) write.attribute(image, "src", `${address}/90x90`);
}
