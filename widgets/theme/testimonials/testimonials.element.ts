import { defineWidget, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { connect } from "#shared/suite/index.ts";
import { buttonCss, failureCss, skeletonCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import { testimonials } from "../api/theme.ts";
import { carouselAttributes, carouselMethods } from "../common/carousel/carousel.attributes.ts";
import carouselCss from "../common/carousel/carousel.css";
import { carouselEvents, slidesParts } from "../common/carousel/carousel.parts.ts";
import { builtInSlides, waitingSlides } from "../common/carousel/waiting.ts";
import { FetchedCarousel } from "../common/slides/FetchedCarousel.tsx";
import { createSlides } from "../common/slides/slides.store.ts";
import { carousel } from "../i18n/en.json";
import adopts, { items, section } from "./testimonials.adopt.ts";
import css from "./testimonials.css";

const texts = { failures, carousel };

export default defineWidget({
  tag: "suite-testimonials",
  area: "theme",
  summary: "Testimonials of customers as slides, loaded from the suite",
  example:
    '<suite-testimonials data-template-id="sh_corpomate_theme.sh_corpomate_theme_item_6" data-loop></suite-testimonials>',
  attributes: {
    templateId: text({ required: true, doc: "Name of the server's template" }),
    ...carouselAttributes,
  },
  events: carouselEvents,
  methods: carouselMethods,
  states: {
    playing: "The slides change automatically",
    loading: "The slides are loading",
    error: "The last call failed; the slides of the page stay",
  },
  parts: slidesParts,
  slots: { "": "Slides while the suite's are loading, and if they cannot be loaded: each child is a slide" },
  slotting: "manual",
  cssProperties: { "--suite-carousel-gap": "Space between the slides" },
  budget: 14.8,
  box: { display: "block", minBlockSize: "14.5em" },
  waiting: `&:has(>*){${waitingSlides}}`,
  texts,
  styles: [toolCss, skeletonCss, spinnerCss, buttonCss, failureCss, carouselCss, css],
  adopts: {
    ...adopts,
    waiting: builtInSlides(
      "suite-testimonials",
      Object.entries(items).map(([counts, numbers]) => [numbers.split(" ").map(section), counts]),
    ),
  },
  store: (context) =>
    createSlides(context, `testimonials ${context.server}`, (template) =>
      testimonials(connect(context.server), template),
    ),
  component: FetchedCarousel,
});
