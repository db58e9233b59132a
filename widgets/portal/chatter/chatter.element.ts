import { custom, defineWidget, flag, integer, text } from "#shared/element/index.ts";
import { failures, ratings, stars } from "#shared/i18n/en.json";
import { buttonCss, failureCss, fieldCss, skeletonCss, spinnerCss, statusCss, toolCss } from "#shared/ui/index.ts";
import { chatter } from "../i18n/en.json";
import css from "./chatter.css";
import { createChatter } from "./chatter.store.ts";
import { Chatter } from "./Chatter.tsx";
import { events } from "./chatter.types.ts";

/** Parses a domain in JSON, which is a list; undefined for anything else. */
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
  summary: "Messages about a record, and a composer for those who may write",
  example: '<suite-chatter data-res-model="blog.post" data-res-id="3"></suite-chatter>',
  attributes: {
    resModel: text({ required: true, doc: "Model of the record, such as blog.post" }),
    resId: integer({ required: true, doc: "Database id of the record" }),
    token: text({ doc: "The record's access token, with which visitors read and write without signing in" }),
    pid: text({
      doc: "Database id of the contact in a link of an e-mail, as which its reader writes; with `data-hash`",
    }),
    hash: text({ doc: "What proves that contact" }),
    shaIn: text({ doc: "What proves a link that is good for some time; with `data-sha-time`" }),
    shaTime: text({ doc: "Until when it is" }),
    allowComposer: custom({
      default: true,
      parse: (raw: string) => !/^(false|0|off|no)$/i.test(raw.trim()),
      expected: "1 or 0",
      doc: "Whether messages may be written here at all: 1 unless it is 0",
    }),
    pagerStep: atLeastOne({ default: 10, doc: "Messages on a page" }),
    pagerScope: atLeastOne({ default: 5, doc: "Pages that are offered at a time" }),
    pagerStart: atLeastOne({ default: 1, doc: "The page that is shown first" }),
    domain: custom<readonly unknown[], { readonly default: readonly unknown[]; readonly doc: string }>({
      default: [],
      parse: parseDomain,
      expected: "a domain as JSON list",
      doc: "Which messages, as the suite's domain in JSON; without it all",
    }),
    rating: flag({ doc: "Messages have stars, and whoever writes may give some" }),
  },
  events,
  states: {
    loading: "Messages are on their way",
    busy: "A message is being posted",
    error: "A call failed; the element says so",
  },
  parts: {
    count: "How many messages there are",
    composer: "What messages are written with",
    input: "Its text",
    rating: "The stars that are given with it",
    group: "The stars that can be chosen",
    star: "One of them",
    label: "What the chosen stars mean",
    clear: "The button that clears the choice",
    ratings: "All ratings of the record",
    average: "Their average",
    share: "How many gave so many stars; shows what was written with these alone",
    bar: "The bar in it",
    all: "The button that shows all messages again",
    button: "The button that sends",
    login: "The sentence for visitors who may not write, with its link",
    message: "One message",
    avatar: "The picture of its author",
    author: "Name of its author",
    date: "When it was written",
    stars: "Stars of a message, or of the average",
    content: "Its text",
    changes: "Changes of fields that it tells of",
    attachments: "Its files",
    publish: "The switch that publishes it, for publishers",
    pager: "Pages of messages",
    page: "One page",
    failure: "The sentence about what failed",
    retry: "The button that tries again",
    spinner: "The loading indicator in a button",
    status: "What screen readers are told",
    skeleton: "The room of what is on its way",
  },
  // 6 wanted; the rest are dates, the skeleton and the door of HTML that other elements have too
  budget: 8.5,
  box: { display: "block", minBlockSize: "12em" },
  texts,
  styles: [spinnerCss, buttonCss, toolCss, fieldCss, failureCss, skeletonCss, statusCss, css],
  // the suite's empty place for messages
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
