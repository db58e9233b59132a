import type { Adoption } from "#shared/element/index.ts";

/** Slideshow of the suite's editor. */
export default {
  selector: ".o_slideshow",
  read(markup) {
    const carousel = markup.matches(".carousel") ? markup : markup.querySelector(".carousel");
    // 5000 is the default of the CSS framework
    const interval = carousel?.getAttribute("data-interval") ?? "5000";
    return { ...(Number(interval) > 0 && { interval }) };
  },
} satisfies Adoption;
