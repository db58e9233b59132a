import { custom, defineWidget, text } from "#shared/element/index.ts";
import { popoverCss } from "#shared/ui/index.ts";
import { ratingPopover } from "../i18n/en.json";
import css from "./rating-popover.css";
import { createRatingPopover } from "./rating-popover.store.ts";
import { RatingPopover } from "./RatingPopover.tsx";

const date = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d$/;

/** Parses a date of the suite, which is in UTC; undefined for anything else. */
export const parseMoment = (text: string): string | undefined =>
  date.test(text) && !Number.isNaN(Date.parse(`${text.replace(" ", "T")}Z`)) ? text : undefined;

const texts = { ratingPopover };

export default defineWidget({
  tag: "suite-rating-popover",
  area: "content",
  summary: "Shows who rated and what they wrote, beside a rating's face",
  example:
    '<suite-rating-popover data-date="2026-11-02 09:30:00"><span>🙂</span><div slot="content">Joel Willis, <time></time>: “It stands.”</div></suite-rating-popover>',
  attributes: {
    rating: text({
      doc: "Id of the rating, whose text is in the page's element `rating_{id}`; without it, slot content",
    }),
    date: custom({
      parse: parseMoment,
      expected: "a date in UTC, such as 2026-11-02 09:30:00",
      required: true,
      doc: "When it was, in UTC as the suite writes it; how long ago that is goes into `time` of the content",
    }),
  },
  states: { open: "The popover is open" },
  parts: { popover: "What it opens" },
  slots: {
    "": "What opens it: a face, or a word",
    content: "What it shows. How long ago that was is written into a copy of its `time`",
  },
  needsContent: true,
  box: { display: "inline-block" },
  waiting: "&>[slot=content]{display:none}",
  texts,
  styles: [popoverCss, css],
  // faces of a project's ratings, whose texts are elsewhere in the page
  adopts: {
    selector: ".o_portal_project_rating .o_rating_image[data-id]",
    attributes: { rating: "data-id", date: "data-rating-date" },
  },
  enhances: true,
  rare: true,
  budget: 2.6,
  store: createRatingPopover,
  component: RatingPopover,
});
