import { defineWidget, flag, number, text } from "#shared/element/index.ts";
import { stars } from "#shared/i18n/en.json";
import { control } from "#shared/ui/index.ts";
import { starChoiceCss, starsCss } from "#shared/ui/stars/index.ts";
import { rating } from "../i18n/en.json";
import css from "./rating.css";
import { createRating, events } from "./rating.store.ts";
import { Rating } from "./Rating.tsx";

const texts = { stars, rating };

export default defineWidget({
  tag: "suite-rating",
  area: "content",
  summary: "One to five stars, as a control of a form or as an average",
  example: '<suite-rating name="rating" value="4"></suite-rating>',
  attributes: {
    name: text({
      attribute: "name",
      doc: "Name of the control in its form, which is sent what is chosen: 1 to 5, empty without a choice",
    }),
    value: number({
      attribute: "value",
      default: 0,
      doc: "Stars at first, 0 to 5; those of an average are shown in halves",
    }),
    readonly: flag({ doc: "Shows an average, which nobody changes" }),
    required: flag({ attribute: "required", doc: "The form is sent with a choice only" }),
  },
  events,
  states: { invalid: "The form was not sent, since a choice is missing" },
  parts: {
    group: "The stars together",
    stars: "The stars of an average",
    star: "A star that can be chosen",
    label: "What the stars mean",
    clear: "The button that clears the choice",
    error: "What is missing",
  },
  cssProperties: { "--suite-star-color": "Colour of the stars" },
  box: { display: "inline-block", minBlockSize: "1.5em" },
  waiting: `&:not([data-readonly])::after{content:"";display:block;block-size:2.5em}`,
  // 3 wanted; half of it is the control of a form, which the date field has too
  budget: 3.4,
  texts,
  styles: [starsCss, starChoiceCss, css],
  rare: true,
  control,
  store: createRating,
  component: Rating,
});
