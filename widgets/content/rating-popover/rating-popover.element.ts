import { custom, defineWidget, text } from "#shared/element/index.ts";
import { popoverCss } from "#shared/ui/index.ts";
import { ratingPopover } from "../i18n/en.json";
import { bind } from "./rating-popover.bind.ts";
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
  summary: "Popover beside a rating's face, with the name and text of the customer",
  example:
    '<suite-rating-popover data-date="2026-11-02 09:30:00"><span>🙂</span><div slot="content">Joel Willis, <time></time>: “It stands.”</div></suite-rating-popover>',
  attributes: {
    rating: text({
      doc: "Id of the rating: the popover shows the page's element `rating_{id}`. Default: the slot `content`",
    }),
    date: custom({
      parse: parseMoment,
      expected: "a date in UTC, such as 2026-11-02 09:30:00",
      required: true,
      doc: "Time of the rating in UTC, in the format of the server; the content's `time` shows how long ago it was",
    }),
  },
  states: { open: "The popover is open" },
  parts: { popover: "Popover with the content" },
  slots: {
    "": "Content that opens the popover: a face, or a word",
    content: "Content of the popover; its `time` shows how long ago the rating was",
  },
  needsContent: true,
  box: { display: "inline-block" },
  waiting: "&>[slot=content]{display:none}",
  texts,
  styles: [popoverCss, css],
  // faces of a project's ratings; their texts are elsewhere in the page
  adopts: {
    selector: ".o_portal_project_rating .o_rating_image[data-id]",
    attributes: { rating: "data-id", date: "data-rating-date" },
  },
  enhances: true,
  rare: true,
  budget: 2.6,
  store: createRatingPopover,
  component: RatingPopover,
  bind,
});
