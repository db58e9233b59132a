import { defineWidget, partDocs } from "#shared/element/index.ts";
import { spinnerCss } from "#shared/ui/index.ts";
import { preloader } from "../i18n/en.json";
import css from "./preloader.css";
import { createPreloader } from "./preloader.store.ts";
import { Preloader } from "./Preloader.tsx";

const texts = { preloader };

export default defineWidget({
  tag: "suite-preloader",
  area: "theme",
  summary: "Covers the page until shortly after it has loaded; a key or a click ends the cover",
  example: "<suite-preloader></suite-preloader>",
  attributes: {},
  states: { covering: "The page is covered" },
  parts: {
    cover: "Cover above the page",
    spinner: "Loading spinner in the cover, without content of the page author",
    status: partDocs.status,
  },
  slots: { "": "Content in the middle of the cover, such as a logo, in place of the spinner" },
  cssProperties: { "--suite-preloader-background": "Background of the cover" },
  box: { display: "block" },
  // uncovers a page whose script does not load after 8 s: the animation of other elements in reverse, which the loader would limit to 2 s
  waiting:
    "position:fixed;z-index:calc(var(--suite-z,1000)*100);inset:0;display:grid;place-items:center;background:var(--suite-preloader-background,Canvas);" +
    "animation:suite_wait 8s linear reverse forwards!important;@media print{display:none}",
  texts,
  styles: [spinnerCss, css],
  adopts: { selector: "#preloader" },
  store: createPreloader,
  component: Preloader,
});
