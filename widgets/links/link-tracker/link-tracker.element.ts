import { choice, defineWidget, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { isPublisher } from "#shared/suite/index.ts";
import {
  buttonCss,
  comboboxCss,
  failureCss,
  fieldCss,
  skeletonCss,
  spinnerCss,
  statusCss,
  tabsCss,
  toolCss,
} from "#shared/ui/index.ts";
import { linkParts } from "../common/short-link/links.parts.ts";
import shortLinkCss from "../common/short-link/short-link.css";
import { links, linkTracker } from "../i18n/en.json";
import adopts from "./link-tracker.adopt.ts";
import css from "./link-tracker.css";
import { createLinkTracker } from "./link-tracker.store.ts";
import { LinkTracker } from "./LinkTracker.tsx";
import { events } from "./recent-links.store.ts";

const texts = { failures, links, linkTracker };

export default defineWidget({
  tag: "suite-link-tracker",
  area: "links",
  summary: "Makes tracked short links, with campaign, channel and source, and lists existing ones",
  example: '<suite-link-tracker data-url="https://www.example.com/page/contactus"></suite-link-tracker>',
  audience: "team",
  mayShow: isPublisher,
  differences: [
    "Codes that no browser can request are refused, although the suite accepts them, since no visitor could follow such a link.",
  ],
  attributes: {
    url: text({ doc: "Initial address in the form" }),
    filter: choice(["newest", "most-clicked", "recently-used"], {
      default: "newest",
      doc: "Initial filter of the list",
    }),
  },
  events,
  states: {
    busy: "A link is being created",
    loading: "The list of links is loading",
    error: "The last call failed; the element shows a message",
  },
  parts: {
    ...linkParts,
    title: "Heading of the form",
    intro: "Text below the heading",
    form: "Form that creates a link",
    clear: "Button that clears a tag field",
    list: "List of tags to choose from",
    option: "Tag of this list",
    hint: "Hint of a tag field",
    button: "Button that creates the link, then copies it",
    made: "Short address of the created link",
    recent: "Section with the list of links",
    "list-title": "Heading of the list",
    links: "List of links",
    link: "Link of the list",
    icon: "Icon of the target site",
    target: "Link to the target page",
    clicks: "Number of clicks",
    tags: "Campaign, channel and source of a link",
    stats: "Link to the statistics",
  },
  slotting: "manual",
  box: { display: "block", minBlockSize: "30em" },
  texts,
  styles: [
    skeletonCss,
    spinnerCss,
    buttonCss,
    fieldCss,
    comboboxCss,
    failureCss,
    statusCss,
    tabsCss,
    toolCss,
    shortLinkCss,
    css,
  ],
  adopts,
  store: createLinkTracker,
  component: LinkTracker,
});
