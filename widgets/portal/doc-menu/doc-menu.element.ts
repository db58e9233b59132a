import { defineWidget, text } from "#shared/element/index.ts";
import { docMenu } from "../i18n/en.json";
import adopts from "./doc-menu.adopt.ts";
import css from "./doc-menu.css";
import { createDocMenu } from "./doc-menu.store.ts";
import { DocMenu } from "./DocMenu.tsx";

const texts = { docMenu };

export default defineWidget({
  tag: "suite-doc-menu",
  area: "portal",
  summary:
    "The menu of a document, made of its headings of the second and third level, which says where in it one reads",
  example: '<suite-doc-menu data-content="body"></suite-doc-menu>',
  attributes: {
    content: text({ default: "body", doc: "Selector of the document" }),
  },
  states: { empty: "The document has no headings", error: "There is no such document" },
  parts: {
    menu: "The menu",
    link: "The link to a heading",
    active: "The one to the heading below which one reads, a `link` as well",
  },
  box: { display: "block" },
  texts,
  styles: [css],
  adopts,
  rare: true,
  store: createDocMenu,
  component: DocMenu,
});
