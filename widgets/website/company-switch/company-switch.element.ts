import { defineWidget, integer, partDocs } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { isPublisher } from "#shared/suite/index.ts";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import refusalCss from "../common/control/refusal.css";
import enhancedCss from "../common/press/enhanced.css";
import { companySwitch } from "../i18n/en.json";
import { createCompanySwitch } from "./company-switch.store.ts";
import { CompanySwitch } from "./CompanySwitch.tsx";

const texts = { failures, companySwitch };

export default defineWidget({
  tag: "suite-company-switch",
  area: "website",
  summary: "Changes the current company of a team member and reloads the page",
  example: '<suite-company-switch data-company-id="2"></suite-company-switch>',
  audience: "team",
  mayShow: isPublisher,
  attributes: { companyId: integer({ required: true, doc: "Database id of the company" }) },
  states: { busy: "The change is being saved", error: "The company was not changed; an error message is shown" },
  parts: {
    button: partDocs.button,
    spinner: partDocs.spinner,
    failure: "Error message about a change that was refused or failed",
    retry: partDocs.retry,
  },
  slots: { "": "Link or button of the page author in place of the default button" },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, enhancedCss, refusalCss],
  // a link of the suite's bar, which stays; its attribute has no `data-` prefix
  adopts: { selector: ".js_multi_company_switch", place: "after", attributes: { companyId: "company-id" } },
  enhances: "control",
  store: createCompanySwitch,
  component: CompanySwitch,
});
