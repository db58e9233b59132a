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
  summary:
    "Bar of switches by which visitors allow content of other sites, and change their choice later; videos and social pages wait for it",
  example: '<suite-consent data-for="video social tracking"></suite-consent>',
  attributes: {
    for: custom({
      parse: parsePurposes,
      expected: "some of video, social and tracking, with blanks between",
      doc: "Purposes that visitors choose from; all three by default. `tracking` is for suite-tracking and for scripts of the page, which read the cookie or listen to the event",
    }),
    days: integer({
      default: 365,
      // browsers limit the lifetime of cookies to 400 days
      range: [0, 400],
      doc: "Days for which the choice is stored; 0 until the browser closes",
    }),
  },
  events,
  parts: { choices: "Bar with all switches", choice: "Switch with its label" },
  storage: [consentCookie],
  box: { display: "block", minBlockSize: "3.5em" },
  waiting: "@media(width<30rem){min-block-size:5.5em}",
  texts,
  styles: [css],
  store: createConsent,
  component: Consent,
});
