import { chatHistory, chatPost, notifyTyping } from "#chat/api/chat.ts";
import { feedback } from "#chat/api/feedback.ts";
import { getSession, init } from "#chat/api/livechat.ts";
import { sendHistory } from "#chat/api/page-history.ts";
import { askForAttendees } from "#content/api/attendees.ts";
import { listCountryEvents } from "#content/api/country-events.ts";
import { renderLatestPosts } from "#content/api/latest-posts.ts";
import { register } from "#content/api/registration.ts";
import { readPrefill, readScores, submitSurvey } from "#content/api/survey.ts";
import { sendForm } from "#forms/api/website-form.ts";
import { clicksByCountry, clicksByDay, countClicks } from "#links/api/clicks.ts";
import { addCode, createTag, newLink, readTags, recentLinks } from "#links/api/links.ts";
import { follow, isFollower } from "#marketing/api/follow.ts";
import { getContent, isSubscriber, subscribe } from "#marketing/api/mailing.ts";
import { readPushConfig, sendPushToken } from "#marketing/api/push.ts";
import { chatterFetch, chatterPost, publishMessage } from "#portal/api/chatter.ts";
import { changeLine } from "#portal/api/order-lines.ts";
import { signDocument } from "#portal/api/signature.ts";
import { splitPdf } from "#portal/api/split-pdf.ts";
import { sendStatement } from "#portal/api/statements.ts";
import { peek, poll } from "#shared/suite/api/bus.ts";
import { chatterInit } from "#shared/suite/api/chatter.ts";
import { readDateFormats } from "#shared/suite/api/language.ts";
import { recorded, recordedBody, type Row } from "./row.ts";

const post = { model: "blog.post", id: 1, token: "", hasRatings: false, allowComposer: true };
const range = { domain: [], offset: 0, limit: 10 };
const server = "https://suite.example";
const signed = { resId: 37, accessToken: "", name: "Ann", image: "aW1n" };
const line = { orderId: 39, lineId: 66, token: "" };
const message = {
  id: 3,
  body: "<p>Yes</p>",
  date: "2026-11-21 05:46:30",
  author_id: [7, "Marc"],
  email_from: "marc@example.com",
  website_published: true,
  rating_value: 0,
  attachment_ids: [{ id: 5, name: "a.pdf", filename: "a.pdf", mimetype: "application/pdf", access_token: "t" }],
};
const texts = "body date author_id author_id.1 email_from";
const files = "name filename mimetype access_token";
const inList = (list: string, names: string) =>
  names
    .split(" ")
    .map((name) => `${list}.0.${name}`)
    .join(" ");
const ofMessages = `${inList("messages", texts)} ${inList("messages.0.attachment_ids", files)}`;
const link = {
  id: 1,
  url: "https://a.example",
  title: "A",
  count: 2,
  icon_src: "data:,",
  short_url_host: "https://s.example/r/",
  code: "a",
  campaign_id: [1, "Sale"],
  medium_id: [2, "Phone"],
  source_id: [3, "News"],
};
const ofLinks =
  "0.url 0.title 0.icon_src 0.campaign_id 0.campaign_id.1 0.medium_id 0.medium_id.1 0.source_id 0.source_id.1";

/** Calls of chat, content, forms, links, marketing and portal. */
export const rowsOfPages: Readonly<Record<string, Row>> = {
  chatterInit: {
    ask: (client) => chatterInit(client, post, range),
    answer: {
      messages: [message],
      options: { message_count: 1, is_user_public: true, is_user_publisher: false, display_composer: "token" },
      rating_stats: { avg: 4, total: 1, percent: { 8: 100 } },
    },
    mayBeFalse: ofMessages,
  },
  readDateFormats: {
    ask: (client) => readDateFormats(client),
    answer: recorded("web/website_translations"),
  },
  poll: {
    ask: (client) => poll(client, { channels: ["u"], last: 0, inactivity: 0 }),
    answer: recorded("livechat/poll__typing_started"),
  },
  peek: { ask: (client) => peek(client, { channels: ["u"], last: 0 }), answer: recorded("livechat/poll__peek") },
  chatHistory: {
    ask: (client) => chatHistory(client, { uuid: "u", limit: 20 }),
    answer: [{ ...message, message_type: "comment" }],
    mayBeFalse:
      "0.body 0.date 0.author_id 0.author_id.1 0.message_type 0.attachment_ids.0.name 0.attachment_ids.0.filename 0.attachment_ids.0.mimetype",
  },
  chatPost: { ask: (client) => chatPost(client, { uuid: "u", text: "hi" }), answer: recorded("livechat/chat_post") },
  notifyTyping: {
    ask: (client) => notifyTyping(client, "u", true),
    answer: undefined,
    anyAnswer: "no visitor sees the result",
  },
  feedback: { ask: (client) => feedback(client, { uuid: "u", rate: 5 }), answer: recorded("livechat/feedback") },
  init: {
    ask: (client) => init(client, 1),
    answer: recorded("livechat/init__auto_popup_rule"),
    mayBeFalse: "rule.action rule.regex_url",
  },
  getSession: {
    ask: (client) => getSession(client, { channelId: 1, name: "Visitor" }),
    answer: { ...(recorded("livechat/get_session") as object), state: "open" },
    mayBeFalse: "itself name operator_pid operator_pid.1 state",
  },
  sendHistory: {
    ask: (client) => sendHistory({ client, uuid: "u", pages: () => [] }),
    answer: recorded("livechat/history"),
  },
  askForAttendees: {
    ask: (client) => askForAttendees(client, "/event/1/registration/new", { "nb_register-2": "1" }, {}),
    answer: recorded("event/registration_new"),
    mayBeFalse: "itself",
  },
  listCountryEvents: {
    ask: (client) => listCountryEvents(client),
    answer: recorded("event/get_country_event_list"),
  },
  renderLatestPosts: {
    ask: (client) => renderLatestPosts(client, { template: "t", blogId: 0, limit: 3 }),
    answer: recorded("blog/render_latest_posts"),
  },
  register: {
    ask: (client) => register(client, server, "/event/1/registration/confirm", { name: "Ann" }, {}),
    answer: '<div class="js_event"></div>',
    body: true,
  },
  readPrefill: {
    ask: (client) => readPrefill(client, server, "/survey/prefill/1/t"),
    answer: { "1_1_1": [1], "1_1_2_comment": ["note"] },
    body: true,
    mayBeFalse: "1_1_1.0 1_1_2_comment.0",
  },
  readScores: {
    ask: (client) => readScores(client, server, "/survey/scores/1/t"),
    answer: recordedBody("survey/scores"),
    body: true,
  },
  submitSurvey: {
    ask: (client) => submitSurvey(client, server, "/survey/submit/1", {}),
    answer: recordedBody("survey/submit"),
    body: true,
  },
  sendForm: {
    ask: (client) => sendForm(client, "/website_form/crm.lead", new FormData(), {}),
    answer: recordedBody("website_form/crm_lead"),
    body: true,
    mayBeFalse: "itself id",
  },
  countClicks: { ask: (client) => countClicks(client, 1), answer: recorded("links/clicks_search_count") },
  clicksByDay: { ask: (client) => clicksByDay(client, 1, "UTC"), answer: recorded("links/clicks_read_group_by_day") },
  clicksByCountry: {
    ask: (client) => clicksByCountry(client, 1),
    answer: [{ country_id: [21, "Belgium"], country_id_count: 3 }],
    mayBeFalse: "0.country_id 0.country_id.1",
  },
  newLink: { ask: (client) => newLink(client, "https://a.example", {}), answer: [link], mayBeFalse: ofLinks },
  addCode: { ask: (client) => addCode(client, "a", "b"), answer: recorded("links/add_code") },
  recentLinks: { ask: (client) => recentLinks(client, "newest"), answer: [link], mayBeFalse: ofLinks },
  readTags: { ask: (client) => readTags(client, "campaign"), answer: [{ id: 1, name: "Sale" }], mayBeFalse: "0.name" },
  createTag: { ask: (client) => createTag(client, "campaign", "Sale"), answer: recorded("links/utm_campaign_create") },
  isFollower: {
    ask: (client) => isFollower(client, { model: "blog.post", resId: 1 }),
    answer: recorded("follow/is_follower__portal"),
    mayBeFalse: "email",
  },
  follow: {
    ask: (client) => follow(client, { model: "blog.post", resId: 1, following: false, email: "a@b.example" }),
    answer: recorded("follow/follow__anonymous_on"),
    mayBeFalse: "itself",
  },
  isSubscriber: {
    ask: (client) => isSubscriber(client, { listId: 1 }),
    answer: recorded("mailing/is_subscriber__portal"),
    mayBeFalse: "email",
  },
  subscribe: {
    ask: (client) => subscribe(client, { listId: 1, email: "a@b.example" }),
    answer: recorded("mailing/subscribe"),
  },
  getContent: {
    ask: (client) => getContent(client, { listId: 1 }),
    answer: recorded("mailing/get_content"),
    mayBeFalse: "content content.0 email redirect_url",
  },
  readPushConfig: {
    ask: (client) => readPushConfig(client),
    answer: { vapid: "key", config: "{}" },
    mayBeFalse: "vapid",
  },
  sendPushToken: {
    ask: (client) => sendPushToken(client, "token"),
    answer: "true",
    body: true,
    mayBe: ["an empty body", "half an answer"],
  },
  chatterFetch: {
    ask: (client) => chatterFetch(client, post, range),
    answer: { messages: [message], message_count: 1 },
    mayBeFalse: ofMessages,
  },
  chatterPost: {
    ask: (client) => chatterPost(client, post, { message: "hi" }),
    answer: "",
    body: true,
    anyAnswer: "the message is looked for afterwards",
  },
  publishMessage: { ask: (client) => publishMessage(client, 3), answer: recorded("web/publish"), mayBeFalse: "itself" },
  changeLine: {
    ask: (client) => changeLine(client, line, 2, 1, {}),
    answer: recorded("order/update_line_dict"),
    mayBeFalse: "itself",
  },
  signDocument: {
    ask: (client) => signDocument(client, server, "/my/orders/37/accept", signed, {}),
    answer: { error: "no", success: "Thanks", force_refresh: true, redirect_url: "/my/orders/37" },
    mayBeFalse: "error success redirect_url",
  },
  splitPdf: {
    ask: (client) => splitPdf(client, 5, { indices: "1", remainder: false }, {}),
    answer: true,
    anyAnswer: "the files are read again afterwards",
  },
  sendStatement: {
    ask: (client) => sendStatement(client, "customer", false, {}),
    answer: { msg: "Sent." },
    body: true,
    mayBeFalse: "msg",
  },
};
