import { defineWidget, integer, partDocs } from "#shared/element/index.ts";
import { buttonCss, dialogCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import { welcomePopup } from "../i18n/en.json";
import css from "./welcome-popup.css";
import pageCss from "./welcome-popup.page.css";
import { createWelcomePopup, events } from "./welcome-popup.store.ts";
import { WelcomePopup } from "./WelcomePopup.tsx";

const texts = { welcomePopup };

export default defineWidget({
  tag: "suite-welcome-popup",
  area: "marketing",
  summary: "Greets visitors in a dialog, once a day",
  example: "<suite-welcome-popup><h2>Winter sale</h2><p>A tenth off until Sunday.</p></suite-welcome-popup>",
  attributes: {
    days: integer({ default: 1, doc: "Number of days until the dialog opens again; with 0 it opens on every page" }),
  },
  events,
  methods: {
    open: "Opens the dialog regardless of the cookie; not in edit mode; waits for other dialogs to close",
    close: "Closes the dialog",
  },
  states: { open: "The dialog is open" },
  parts: {
    dialog: "Dialog",
    close: partDocs.close,
    content: "Content of the dialog",
    refuse: "Button below the content; missing if the content has a button `[data-dismiss=modal]`",
  },
  slots: { "": "Content of the dialog; its first heading is the dialog's name" },
  storage: [
    {
      name: "{hostname}_sh_swp_model_popup_cookie",
      kind: "cookie",
      purpose: "The popup was shown",
      lifetime: "`data-days` days",
    },
  ],
  budget: 3.2,
  box: { display: "contents" },
  waiting: "display:none",
  needsContent: true,
  texts,
  styles: [spinnerCss, buttonCss, toolCss, dialogCss, css],
  pageStyles: [pageCss],
  // popup of the theme; its content becomes the element's content
  adopts: { selector: "#sh_swp_model_popup" },
  enhances: true,
  store: createWelcomePopup,
  component: WelcomePopup,
});
