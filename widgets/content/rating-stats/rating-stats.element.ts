import { defineWidget, integer, partDocs, text } from "#shared/element/index.ts";
import { failures, ratings } from "#shared/i18n/en.json";
import { buttonCss, failureCss, skeletonCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
import { ratingStats } from "../i18n/en.json";
import css from "./rating-stats.css";
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
    token: text({ doc: "Access token of the record, for visitors who are not signed in" }),
  },
  events,
  states: {
    loading: "The ratings are loading",
    error: "The last call failed; the element shows the error",
  },
  parts: {
    ratings: "Average and shares together",
    average: "Average of the ratings",
    stars: "Stars of the average",
    share: "Button with the share of a number of stars, which filters the messages",
    bar: "Bar of the share",
    all: "Button that removes the filter",
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
    status: partDocs.status,
    skeleton: "Placeholder while loading",
  },
  cssProperties: { "--suite-star-color": "Colour of the stars and bars" },
  budget: 3.1,
  box: { display: "block", minBlockSize: "13em" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, skeletonCss, statusCss, css],
  rare: true,
  store: createRatingStats,
  component: RatingStats,
});
