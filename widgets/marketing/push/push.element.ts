import { custom, defineWidget, partDocs, text } from "#shared/element/index.ts";
import { buttonCss, spinnerCss } from "#shared/ui/index.ts";
import { push } from "../i18n/en.json";
import css from "./push.css";
import { createPush, events } from "./push.store.ts";
import { Push } from "./Push.tsx";

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Attribute with a list of origins, separated by blanks. */
const origins = (options: { readonly doc: string }) =>
  custom({
    parse(raw) {
      const list = raw.trim().split(/\s+/);
      return list.every(isOrigin) ? list.join(" ") : undefined;
    },
    expected: "origins such as https://shop.example, with a blank between them",
    default: "",
    ...options,
  });

const firebase = { kind: "indexedDB", lifetime: "until the browser's data of the site is deleted" } as const;

const texts = { push };

export default defineWidget({
  tag: "suite-push",
  area: "marketing",
  summary: "Offers news as notifications of the browser, and asks for the permission only after a click",
  example: "<suite-push></suite-push>",
  differences: [
    "The permission is requested after a click, in place of at once, since browsers and visitors refuse an unexpected prompt.",
  ],
  attributes: {
    worker: text({
      default: "/firebase-messaging-sw.js",
      doc: "Address of the service worker on the page's own origin: a copy of `push-worker.js`, or the suite's own. It gets a scope of its own below its folder, and does not affect other workers of the site",
    }),
    origins: origins({
      doc: "Origins besides the page's own that a click on a notification may open, separated by blanks: `https://shop.example https://blog.example`. Notifications with other addresses open the site's first page. `push-worker.js` gets the origins in its address, as `?origins=`; browsers that have it apply a change on the next visit",
    }),
  },
  events,
  states: {
    loading: "The check of site and browser is pending",
    unavailable: "Nothing is shown: the browser or the site has no notifications, or the visitor clicked “Not now”",
    on: "This browser gets notifications",
    error: "The last call failed",
  },
  parts: {
    card: "Card around all parts",
    emblem: "Icon of a bell",
    title: "Question, or the present state",
    note: "Note below the title",
    button: "Button “Notify me” or “Turn off”",
    later: "Button “Not now”",
    spinner: partDocs.spinner,
    status: "Live region for screen readers: the result of the last action",
  },
  storage: [
    {
      name: "suite.push.later",
      kind: "localStorage",
      purpose: "The visitor clicked “Not now” and gets no further offer",
      lifetime: "30 days",
    },
    {
      name: "suite.push.told",
      kind: "sessionStorage",
      purpose: "Session in which the suite got the token of this device, so that not every page sends it",
      lifetime: "until the tab is closed",
    },
    {
      ...firebase,
      name: "firebase-{name}-database",
      purpose: "Firebase's data of this device; only if the site sends through Firebase, after “Notify me”",
    },
  ],
  box: { display: "block", minBlockSize: "6.25em" },
  texts,
  styles: [spinnerCss, buttonCss, css],
  store: createPush,
  component: Push,
});
