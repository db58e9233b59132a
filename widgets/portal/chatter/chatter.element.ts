import { custom, defineWidget, flag, integer, partDocs, text } from "#shared/element/index.ts";
import { failures, ratings, stars } from "#shared/i18n/en.json";
import { buttonCss, failureCss, fieldCss, skeletonCss, spinnerCss, statusCss, toolCss } from "#shared/ui/index.ts";
import { chatter } from "../i18n/en.json";
import css from "./chatter.css";
import pageCss from "./chatter.page.css";
import { createChatter } from "./chatter.store.ts";
import { Chatter } from "./Chatter.tsx";
import { events } from "./chatter.types.ts";

/** Parses a domain, which is a JSON list. Returns undefined for anything else. */
export function parseDomain(raw: string): readonly unknown[] | undefined {
  try {
    const domain: unknown = JSON.parse(raw);
    return Array.isArray(domain) ? domain : undefined;
  } catch {
    return undefined;
  }
}

const atLeastOne = (options: { readonly default: number; readonly doc: string }) =>
  integer({ ...options, range: [1, 2 ** 31 - 1] });

const texts = { failures, stars, ratings, chatter };

export default defineWidget({
  tag: "suite-chatter",
  area: "portal",
  summary: "Messages about a record, with a composer for visitors who may write",
  example: '<suite-chatter data-res-model="blog.post" data-res-id="3"></suite-chatter>',
  attributes: {
    resModel: text({ required: true, doc: "Model of the record, such as blog.post" }),
    resId: integer({ required: true, doc: "Database id of the record" }),
    token: text({ doc: "Access token of the record, for visitors who are not signed in" }),
    pid: text({
      doc: "Database id of the contact in the link of an e-mail, who is the author of new messages; with `data-hash`",
    }),
    hash: text({ doc: "Signature of that contact" }),
    shaIn: text({ doc: "Signature of a link that expires; with `data-sha-time`" }),
    shaTime: text({ doc: "Time at which that link expires" }),
    allowComposer: custom({
      default: true,
      parse: (raw: string) => !/^(false|0|off|no)$/i.test(raw.trim()),
      expected: "1 or 0",
      doc: "`0` turns the composer off",
    }),
    pagerStep: atLeastOne({ default: 10, doc: "Number of messages on a page" }),
    pagerScope: atLeastOne({ default: 5, doc: "Number of page buttons" }),
    pagerStart: atLeastOne({ default: 1, doc: "Number of the first page to show" }),
    domain: custom<readonly unknown[], { readonly default: readonly unknown[]; readonly doc: string }>({
      default: [],
      parse: parseDomain,
      expected: "a domain as JSON list",
      doc: "Domain of the messages, as JSON; without it all messages are shown",
    }),
    rating: flag({ doc: "Shows stars of messages, and lets visitors give stars" }),
  },
  events,
  states: {
    loading: "Messages are being loaded",
    busy: "A message is being posted",
    error: "A call failed; the element shows a message",
  },
  parts: {
    count: "Number of messages",
    composer: "Form for a new message",
    input: "Text field of the composer",
    rating: "Choice of stars in the composer",
    group: "Group of the stars to choose from",
    star: "Star in that group",
    label: "Meaning of the chosen stars",
    clear: "Button that clears the choice",
    ratings: "Card with all ratings of the record",
    average: "Average of the ratings",
    share: "Button with the number of ratings of so many stars, which shows the messages with these alone",
    bar: "Bar of that number",
    all: "Button that shows all messages again",
    button: "Button that sends the message",
    login: "Sign-in hint for visitors who may not write, with its link",
    message: "Message in the list",
    avatar: "Picture of the author",
    author: "Name of the author",
    date: "Date of the message",
    stars: "Stars of a message, or of the average",
    content: "Text of the message",
    changes: "Changes of fields in the message",
    attachments: "Files of the message",
    publish: "Switch that publishes the message, for publishers",
    pager: "Navigation between pages of messages",
    page: "Button of a page",
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
    status: partDocs.status,
    skeleton: "Placeholder for messages that are being loaded",
  },
  // target: 6 kB; the rest are dates, the skeleton and the sanitizer of HTML, which other elements share
  budget: 8.6,
  box: { display: "block", minBlockSize: "12em" },
  texts,
  styles: [spinnerCss, buttonCss, toolCss, fieldCss, failureCss, skeletonCss, statusCss, css],
  pageStyles: [pageCss],
  // the suite's empty container for messages
  adopts: {
    selector: ".o_portal_chatter[data-res_model]",
    place: "inside",
    attributes: {
      resModel: "data-res_model",
      resId: "data-res_id",
      token: "data-token",
      pid: "data-pid",
      hash: "data-hash",
      shaIn: "data-sha_in",
      shaTime: "data-sha_time",
      allowComposer: "data-allow_composer",
      pagerStep: "data-pager_step",
      pagerScope: "data-pager_scope",
      pagerStart: "data-pager_start",
      domain: "data-domain",
      rating: "data-display_rating",
    },
  },
  rare: true,
  store: createChatter,
  component: Chatter,
});
