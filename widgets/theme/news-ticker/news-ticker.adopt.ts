import type { Adoption } from "#shared/element/index.ts";

const name = "sh_nb_notice_board_main_horizontal_marquee_cls_";
const limit = /(?:^|\s)newscount_(\d+)(?:\s|$)/;

/** The theme's moving news; a class of a surrounding element holds their number. */
export default {
  selector: `marquee:has([class*="${name}"]),[class*="${name}"]:not(marquee *)`,
  read(markup) {
    const [, count] = limit.exec(markup.closest('[class*="newscount_"]:not(form)')?.className ?? "") ?? [];
    return { ...(count && { limit: count }) };
  },
} satisfies Adoption;
