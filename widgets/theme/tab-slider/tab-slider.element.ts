import { defineWidget, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, skeletonCss, spinnerCss, tabsCss, toolCss } from "#shared/ui/index.ts";
import { carouselMethods } from "../common/carousel/carousel.attributes.ts";
import carouselCss from "../common/carousel/carousel.css";
import { carouselEvents, slidesParts } from "../common/carousel/carousel.parts.ts";
import { carousel, tabSlider } from "../i18n/en.json";
import adopts from "./tab-slider.adopt.ts";
import css from "./tab-slider.css";
import { createTabSlider } from "./tab-slider.store.ts";
import { TabSlider } from "./TabSlider.tsx";

const texts = { failures, carousel, tabSlider };

export default defineWidget({
  tag: "suite-tab-slider",
  area: "theme",
  summary: "Tabs that the suite has, with slides in each",
  example: '<suite-tab-slider data-slider-id="1" data-layout="sh_corpomate_theme_tmpl_206"></suite-tab-slider>',
  attributes: {
    sliderId: text({ required: true, doc: "The slider's id" }),
    layout: text({ required: true, doc: "Name of the suite's layout" }),
  },
  events: carouselEvents,
  methods: carouselMethods,
  states: {
    playing: "It moves by itself",
    loading: "Something is on its way",
    error: "The last call failed; the element says so",
  },
  parts: { tabs: "The row of tabs", tab: "One of them", panel: "What the chosen one shows", ...slidesParts },
  slots: { "": "What to show until the suite's tabs come" },
  cssProperties: { "--suite-carousel-gap": "Space between the slides" },
  budget: 16.3,
  box: { display: "block", minBlockSize: "14em" },
  texts,
  styles: [tabsCss, toolCss, skeletonCss, spinnerCss, buttonCss, failureCss, carouselCss, css],
  adopts,
  store: createTabSlider,
  component: TabSlider,
});
