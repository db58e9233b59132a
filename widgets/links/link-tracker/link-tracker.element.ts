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
import textFieldCss from "../common/short-link/text-field.css";
import { links, linkTracker } from "../i18n/en.json";
import adopts from "./link-tracker.adopt.ts";
import css from "./link-tracker.css";
import { createLinkTracker } from "./link-tracker.store.ts";
import { events } from "./link-tracker.types.ts";
import { LinkTracker } from "./LinkTracker.tsx";

const texts = { failures, links, linkTracker };

export default defineWidget({
  tag: "suite-link-tracker",
  area: "links",
  summary: "Makes short links that are counted, with campaign, channel and source, and lists those that were made",
  example: '<suite-link-tracker data-url="https://www.example.com/page/contactus"></suite-link-tracker>',
  audience: "team",
  mayShow: isPublisher,
  differences: [
    "Codes that no browser can request are refused, though the suite takes them, since no visitor could follow such a link.",
  ],
  attributes: {
    url: text({ doc: "Address to begin with" }),
    filter: choice(["newest", "most-clicked", "recently-used"], {
      default: "newest",
      doc: "Which links are listed first",
    }),
  },
  events,
  states: {
    busy: "A link is being made",
    loading: "The list of links is on its way",
    error: "The last call failed; the element says so",
  },
  parts: {
    ...linkParts,
    title: "The heading of the form",
    intro: "The sentence below it",
    form: "The form",
    clear: "Empties a field for a tag",
    list: "The tags to choose from",
    option: "One of them",
    hint: "What belongs in a field for a tag",
    button: "Makes the link, then copies it",
    made: "The link that was made",
    recent: "The part with the links that were made",
    "list-title": "Its heading",
    links: "The list of links",
    link: "One link",
    icon: "The icon of the site that it leads to",
    target: "The page that it leads to",
    clicks: "How often it was followed",
    tags: "Campaign, channel and source of a link",
    stats: "Leads to its statistics",
  },
  slotting: "manual",
  box: { display: "block", minBlockSize: "30em" },
  texts,
  styles: [
    skeletonCss,
    spinnerCss,
    buttonCss,
    fieldCss,
    textFieldCss,
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
