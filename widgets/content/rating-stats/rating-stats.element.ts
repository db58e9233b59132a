import { defineWidget, integer, text } from "#shared/element/index.ts";
import { failures, ratings } from "#shared/i18n/en.json";
import { buttonCss, failureCss, skeletonCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
import { ratingStats } from "../i18n/en.json";
import { createRatingStats, events } from "./rating-stats.store.ts";
import { RatingStats } from "./RatingStats.tsx";

const texts = { failures, ratings, ratingStats };

export default defineWidget({
  tag: "suite-rating-stats",
  area: "content",
  summary: "The average of a record's ratings, with bars that filter its messages",
  example: '<suite-rating-stats data-res-model="product.template" data-res-id="2"></suite-rating-stats>',
  attributes: {
    resModel: text({ required: true, doc: "Model of the record, such as product.template" }),
    resId: integer({ required: true, doc: "Database id of the record" }),
    token: text({ doc: "The record's access token, with which visitors read without signing in" }),
  },
  events,
  states: {
    loading: "Ratings are on their way",
    error: "A call failed; the element says so",
  },
  parts: {
    ratings: "All of it",
    average: "The average",
    stars: "Its stars",
    share: "How many gave so many stars; a button that filters",
    bar: "The bar in it",
    all: "The button that removes the filter",
    failure: "The sentence about what failed",
    retry: "The button that tries again",
    spinner: "The loading indicator in a button",
    status: "What screen readers are told",
    skeleton: "The room of what is on its way",
  },
  cssProperties: { "--suite-star-color": "Colour of the stars and bars" },
  budget: 3,
  box: { display: "block", minBlockSize: "13em" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, skeletonCss, statusCss],
  rare: true,
  store: createRatingStats,
  component: RatingStats,
});
