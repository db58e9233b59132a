import type { Adoption } from "#shared/element/index.ts";

/** What the suite's editor makes of pictures of which one is shown at a time. */
export default {
  selector: ".o_slideshow",
  read(markup) {
    const carousel = markup.matches(".carousel") ? markup : markup.querySelector(".carousel");
    // what its CSS framework takes where nothing is written
    const interval = carousel?.getAttribute("data-interval") ?? "5000";
    return { ...(Number(interval) > 0 && { interval }) };
  },
} satisfies Adoption;
