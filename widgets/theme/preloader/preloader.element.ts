import { defineWidget } from "#shared/element/index.ts";
import { spinnerCss } from "#shared/ui/index.ts";
import { preloader } from "../i18n/en.json";
import css from "./preloader.css";
import { createPreloader } from "./preloader.store.ts";
import { Preloader } from "./Preloader.tsx";

const texts = { preloader };

export default defineWidget({
  tag: "suite-preloader",
  area: "theme",
  summary: "Covers the page until a moment after it has loaded; a key or a click ends that",
  example: "<suite-preloader></suite-preloader>",
  attributes: {},
  states: { covering: "It covers the page" },
  parts: {
    cover: "All of it",
    spinner: "What turns, where the author has written nothing",
    status: "What screen readers hear",
  },
  slots: { "": "What stands in the middle, such as a logo, instead of what turns" },
  cssProperties: { "--suite-preloader-background": "Its background" },
  box: { display: "block" },
  // a page whose script never comes is free after 8 s: the wait of other elements, backwards, and not their 2 s, which the loader adopts
  waiting:
    "position:fixed;z-index:calc(var(--suite-z,1000)*100);inset:0;display:grid;place-items:center;background:var(--suite-preloader-background,Canvas);" +
    "animation:suite_wait 8s linear reverse forwards!important;@media print{display:none}",
  texts,
  styles: [spinnerCss, css],
  adopts: { selector: "#preloader" },
  store: createPreloader,
  component: Preloader,
});
