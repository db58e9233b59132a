import type { Adoption } from "#shared/element/index.ts";

/** Adopts pictures with a larger one, and pictures of a product. */
export default {
  selector: ".zoomable img[data-zoom],.ecom-zoomable img[data-zoom]",
  read(image) {
    const { zoomImage, event } = (image as HTMLElement).dataset;
    const { ecomZoomAuto, ecomZoomFactor } = image.closest<HTMLElement>(".ecom-zoomable:not(form)")?.dataset ?? {};
    const isHover = event === "mouseenter" || (ecomZoomAuto && !/^(false|0)$/i.test(ecomZoomAuto));
    return {
      ...(zoomImage && { src: zoomImage }),
      ...(Number(ecomZoomFactor) > 0 && { factor: ecomZoomFactor! }),
      ...(isHover && { trigger: "hover" }),
    };
  },
} satisfies Adoption;
