import { defineWidget, partDocs } from "#shared/element/index.ts";
import { createNavigation } from "#shared/state/index.ts";
import { submissionTimeout } from "../common/submission/submission.bind.ts";
import { SubmissionForm } from "../common/submission/SubmissionForm.tsx";
import { accountForm } from "../i18n/en.json";
import { bind } from "./account-form.bind.ts";
import pageCss from "./account-form.page.css";

const texts = { accountForm };

export default defineWidget({
  tag: "suite-account-form",
  area: "portal",
  summary: "Enhances the form of a customer's details: states by country, names for refused fields, one submission",
  example: `<suite-account-form>
  <form action="/my/account" method="post">
    <p><label>Name <input name="name" required></label></p>
    <p><label>Email <input name="email" type="email" required></label></p>
    <p><label>Phone <input name="phone" type="tel" required></label></p>
    <p><label>Street <input name="street" required></label></p>
    <p><label>City <input name="city" required></label></p>
    <p><label>Zip code <input name="zipcode"></label></p>
    <p><label>Country
      <select name="country_id">
        <option value="75">France</option>
        <option value="233" selected>United States</option>
      </select>
    </label></p>
    <p><label>State <select name="state_id"><option value="">None</option><option value="13" data-country_id="233">Maine</option><option value="19" data-country_id="233">Vermont</option></select></label></p>
    <p><label><input type="checkbox" required> This is where I live</label></p>
    <button>Confirm</button>
  </form>
</suite-account-form>`,
  attributes: {},
  states: { busy: "The details are being sent to the suite" },
  parts: { status: partDocs.status },
  slots: {
    "": "Form with `select[name=country_id]` and `select[name=state_id]`, whose options have their country in `data-country_id`; or the suite's own form",
  },
  needsContent: true,
  box: { display: "block" },
  texts,
  styles: [],
  pageStyles: [pageCss],
  // the fields inside the form of /my/account
  adopts: { selector: ".o_portal_details" },
  enhances: true,
  rare: true,
  budget: 3.9,
  store: (context) => createNavigation(context, submissionTimeout),
  component: SubmissionForm,
  bind,
});
