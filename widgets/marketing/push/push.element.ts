import { custom, defineWidget, text } from "#shared/element/index.ts";
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
  summary: "Offers news as notifications of the browser, and asks for the permission only when somebody wants them",
  example: "<suite-push></suite-push>",
  differences: [
    "The permission is asked for after a press in place of at once, since browsers and visitors refuse a question that comes unbidden.",
  ],
  attributes: {
    worker: text({
      default: "/firebase-messaging-sw.js",
      doc: "Address of the service worker on the page's own origin: a copy of `push-worker.js`, or the one that the suite has. It gets a scope of its own, below its folder, and leaves other workers of the site alone",
    }),
    origins: origins({
      doc: "Origins besides the page's own that a press on a notification may open, with a blank between them: `https://shop.example https://blog.example`. Other addresses lead to the site's first page. `push-worker.js` gets them in its address, as `?origins=`; browsers that have it learn of a change on the next visit",
    }),
  },
  events,
  states: {
    loading: "Nothing is known yet",
    unavailable: "Nothing to show: the browser or the site has no notifications, or the visitor pressed “Not now”",
    on: "This browser gets notifications",
    error: "The last call failed",
  },
  parts: {
    card: "All of it",
    emblem: "The bell",
    title: "The question, or how things stand",
    note: "What is said below it",
    button: "Notify me, or Turn off",
    later: "Not now",
    spinner: "Turns in the button while it is busy",
    status: "What came of it, for screen readers",
  },
  storage: [
    {
      name: "suite.push.later",
      kind: "localStorage",
      purpose: "The visitor pressed “Not now” and is not asked again",
      lifetime: "30 days",
    },
    {
      name: "suite.push.told",
      kind: "sessionStorage",
      purpose: "In which session the suite was told of this device, so that not every page tells it",
      lifetime: "until the tab is closed",
    },
    {
      ...firebase,
      name: "firebase-{name}-database",
      purpose: "What Firebase knows of this device; only where the site sends through Firebase, and after “Notify me”",
    },
  ],
  box: { display: "block", minBlockSize: "6.25em" },
  texts,
  styles: [spinnerCss, buttonCss, css],
  store: createPush,
  component: Push,
});
