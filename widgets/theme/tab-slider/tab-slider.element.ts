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
  summary: "Tabs with slides, loaded from the suite",
  example: '<suite-tab-slider data-slider-id="1" data-layout="sh_corpomate_theme_tmpl_206"></suite-tab-slider>',
  attributes: {
    sliderId: text({ required: true, doc: "Id of the slider" }),
    layout: text({ required: true, doc: "Name of the server's layout" }),
  },
  events: carouselEvents,
  methods: carouselMethods,
  states: {
    playing: "The slides change automatically",
    loading: "Tabs or content are loading",
    error: "The last call failed; the element shows the error",
  },
  parts: { tabs: "Row of tabs", tab: "Button of a tab", panel: "Content of the chosen tab", ...slidesParts },
  slots: { "": "Content while the tabs are loading" },
  cssProperties: { "--suite-carousel-gap": "Space between the slides" },
  budget: 16.5,
  box: { display: "block", minBlockSize: "14em" },
  texts,
  styles: [tabsCss, toolCss, skeletonCss, spinnerCss, buttonCss, failureCss, carouselCss, css],
  adopts,
  store: createTabSlider,
  component: TabSlider,
});
