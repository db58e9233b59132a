import type { Adoption } from "#shared/element/index.ts";

/** The theme's timer, whose counters the element replaces. */
export default {
  selector: "[data-date_start][data-date_end] .sh_corpomate_counter_timer_main_div",
  read(markup) {
    const timer = markup.closest<HTMLElement>("[data-date_start][data-date_end]:not(form)");
    const { date_start: start = "", date_end: end = "" } = timer?.dataset ?? {};
    return { start, end };
  },
} satisfies Adoption;
