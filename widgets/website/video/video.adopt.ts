import type { Adoption } from "#shared/element/index.ts";

/** Video block of the suite's editor; its box keeps width and position. @see docs/reference/website.md#website-14 */
export default {
  selector: ".media_iframe_video:not(:has(iframe[src]))",
  place: "inside",
  read({ dataset: { oeExpression, src } }: HTMLElement) {
    const address = oeExpression || src;
    return address ? { src: address } : undefined;
  },
} satisfies Adoption;
