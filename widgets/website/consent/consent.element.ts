import { custom, defineWidget, integer } from "#shared/element/index.ts";
import { consentCookie } from "../common/consent.ts";
import { consent } from "../i18n/en.json";
import css from "./consent.css";
import { createConsent, events, parsePurposes } from "./consent.store.ts";
import { Consent } from "./Consent.tsx";

const texts = { consent };

export default defineWidget({
  tag: "suite-consent",
  area: "website",
  summary: "Asks visitors what other sites may be asked for, and keeps their choice",
  example: '<suite-consent data-for="video social tracking"></suite-consent>',
  attributes: {
    for: custom({
      parse: parsePurposes,
      expected: "some of video, social and tracking, with blanks between",
      doc: "What visitors are asked about; without it all three. `tracking` is for suite-tracking, and for scripts of your own: they read the cookie or listen to the event",
    }),
    days: integer({
      default: 365,
      // browsers keep no cookie for longer
      range: [0, 400],
      doc: "For how many days the choice is kept; 0: until the browser ends",
    }),
  },
  events,
  parts: { choices: "The bar", choice: "A switch with its label" },
  storage: [consentCookie],
  box: { display: "block", minBlockSize: "3.5em" },
  waiting: "@media(width<30rem){min-block-size:5.5em}",
  texts,
  styles: [css],
  store: createConsent,
  component: Consent,
});
