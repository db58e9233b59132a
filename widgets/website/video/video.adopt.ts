import type { Adoption } from "#shared/element/index.ts";

/** What the suite's editor writes for a video; its box keeps width and place. */
export default {
  selector: ".media_iframe_video:not(:has(iframe[src]))",
  place: "inside",
  read({ dataset: { oeExpression, src } }: HTMLElement) {
    const address = oeExpression || src;
    return address ? { src: address } : undefined;
  },
} satisfies Adoption;
