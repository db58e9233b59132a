import { defineWidget, integer, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { connect } from "#shared/suite/index.ts";
import { buttonCss, failureCss, skeletonCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import { partners } from "../api/theme.ts";
import { carouselAttributes, carouselMethods } from "../common/carousel/carousel.attributes.ts";
import carouselCss from "../common/carousel/carousel.css";
import { carouselEvents, slidesParts } from "../common/carousel/carousel.parts.ts";
import { builtInSlides, waitingSlides } from "../common/carousel/waiting.ts";
import { FetchedCarousel } from "../common/slides/FetchedCarousel.tsx";
import { createSlides } from "../common/slides/slides.store.ts";
import { carousel } from "../i18n/en.json";
import adopts, { items, numbers, section } from "./partners.adopt.ts";
import css from "./partners.css";

const texts = { failures, carousel };

export default defineWidget({
  tag: "suite-partners",
  area: "theme",
  summary: "Logos of partners as slides, loaded from the suite",
  example:
    '<suite-partners data-template-id="sh_corpomate_theme.sh_corpomate_theme_item_9" data-loop></suite-partners>',
  attributes: {
    templateId: text({ required: true, doc: "Name of the server's template" }),
    ...carouselAttributes,
    items: integer({ default: 5, doc: "Maximum number of visible logos, unless `data-items-at` is set" }),
  },
  events: carouselEvents,
  methods: carouselMethods,
  states: {
    playing: "The slides change automatically",
    loading: "The logos are loading",
    error: "The last call failed; the slides of the page stay",
  },
  parts: slidesParts,
  slots: { "": "Logos while the suite's are loading, and if they cannot be loaded: each child is a logo" },
  slotting: "manual",
  cssProperties: { "--suite-carousel-gap": "Space between the logos" },
  budget: 14.6,
  box: { display: "block", minBlockSize: "9em" },
  waiting: `&:has(>*){${waitingSlides}}`,
  texts,
  styles: [toolCss, skeletonCss, spinnerCss, buttonCss, failureCss, carouselCss, css],
  adopts: {
    ...adopts,
    waiting: builtInSlides(
      "suite-partners",
      numbers.map((number) => [[section(number)], `1${items[number]}`]),
    ),
  },
  store: (context) =>
    createSlides(context, `partners ${context.server}`, (template) => partners(connect(context.server), template)),
  component: FetchedCarousel,
});
