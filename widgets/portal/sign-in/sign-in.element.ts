import { defineWidget, partDocs, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { signIn } from "../i18n/en.json";
import css from "./sign-in.css";
import pageCss from "./sign-in.page.css";
import { createSignIn, events } from "./sign-in.store.ts";
import { SignIn } from "./SignIn.tsx";

const texts = { failures, signIn };

export default defineWidget({
  tag: "suite-sign-in",
  area: "portal",
  summary: "Who is signed in, with the pages of the portal; for others the way to sign in",
  example: "<suite-sign-in></suite-sign-in>",
  attributes: {
    href: text({ default: "/web/login", doc: "Address of the suite's sign-in page" }),
    then: text({ doc: "Page after the visitor has signed in; this page again unless given" }),
  },
  events,
  states: {
    loading: "True until it is known who the visitor is",
    "signed-in": "True if the visitor has signed in",
    error: "True after a failed call",
  },
  parts: {
    button: "Link to sign in, or button with the visitor's name",
    menu: "Pages of the portal",
    page: "Link to a page of the portal",
    "sign-out": "Link to sign out",
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
  },
  budget: 2.7,
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  pageStyles: [pageCss],
  rare: true,
  store: createSignIn,
  component: SignIn,
});
