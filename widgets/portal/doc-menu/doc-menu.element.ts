import { defineWidget, text } from "#shared/element/index.ts";
import { docMenu } from "../i18n/en.json";
import adopts from "./doc-menu.adopt.ts";
import { bind } from "./doc-menu.bind.ts";
import css from "./doc-menu.css";
import { createDocMenu } from "./doc-menu.store.ts";
import { DocMenu } from "./DocMenu.tsx";

const texts = { docMenu };

export default defineWidget({
  tag: "suite-doc-menu",
  area: "portal",
  summary: "Menu of a document's headings of the second and third level, which marks the heading that is being read",
  example: '<suite-doc-menu data-content="body"></suite-doc-menu>',
  attributes: {
    content: text({ default: "body", doc: "Selector of the document" }),
  },
  states: { empty: "The document has no headings", error: "The selector matches no document" },
  parts: {
    menu: "Navigation landmark",
    link: "Link to a heading",
    active: "Link to the heading that is being read; also a `link`",
  },
  box: { display: "block" },
  texts,
  styles: [css],
  adopts,
  rare: true,
  store: createDocMenu,
  component: DocMenu,
  bind,
});
