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
  summary: "One to five stars, as a form control or as an average",
  example: '<suite-rating name="rating" value="4"></suite-rating>',
  attributes: {
    name: text({
      attribute: "name",
      doc: "Name of the form control; its value is 1 to 5, or empty without a choice",
    }),
    value: number({
      attribute: "value",
      default: 0,
      doc: "Number of stars at first, 0 to 5; an average is shown in halves",
    }),
    readonly: flag({ doc: "Shows an average in place of a control" }),
    required: flag({ attribute: "required", doc: "Makes the choice required" }),
  },
  events,
  states: { invalid: "The form was not sent because the choice is missing" },
  parts: {
    group: "Group of stars to choose from",
    stars: "Stars of an average",
    star: "Star that can be chosen",
    label: "Meaning of the chosen stars",
    clear: "Button that clears the choice",
    error: "Error message of a missing choice",
  },
  cssProperties: { "--suite-star-color": "Colour of the stars" },
  box: { display: "inline-block", minBlockSize: "1.5em" },
  waiting: `&:not([data-readonly])::after{content:"";display:block;block-size:2.5em}`,
  // half of the code is the form control, which the date field shares
  budget: 3.4,
  texts,
  styles: [starsCss, starChoiceCss, css],
  rare: true,
  control,
  store: createRating,
  component: Rating,
});
