import { defineWidget, integer } from "#shared/element/index.ts";
import { buttonCss, dialogCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import { welcomePopup } from "../i18n/en.json";
import css from "./welcome-popup.css";
import { createWelcomePopup, events } from "./welcome-popup.store.ts";
import { WelcomePopup } from "./WelcomePopup.tsx";

const texts = { welcomePopup };

export default defineWidget({
  tag: "suite-welcome-popup",
  area: "marketing",
  summary: "Greets in a dialog, once a day",
  example: "<suite-welcome-popup><h2>Winter sale</h2><p>A tenth off until Sunday.</p></suite-welcome-popup>",
  attributes: { days: integer({ default: 1, doc: "For how many days it stays away; 0: it greets on every page" }) },
  events,
  methods: {
    open: "Opens it, whatever the cookie says; not in edit mode, or over another dialog (it waits)",
    close: "Closes it",
  },
  states: { open: "The dialog is open" },
  parts: {
    dialog: "The dialog",
    close: "Its close button",
    content: "What it says",
    refuse: "The button below; without, where the content has a button `[data-dismiss=modal]` itself",
  },
  slots: { "": "What it says; its first heading is the dialog's name" },
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
  // the theme's popup; what it says is ours to show
  adopts: { selector: "#sh_swp_model_popup" },
  enhances: true,
  store: createWelcomePopup,
  component: WelcomePopup,
});
