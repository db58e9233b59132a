import type { Adoption } from "../../../shared/element/index.ts";

const attributes = ["prefill", "submit", "scores"] as const;

/** The suite's page of a survey, and the one with all answers for print (behaviour/survey.md items 1 and 3). */
export default {
  tag: "suite-survey",
  selector: "form.js_surveyform,div.js_surveyform",
  read(markup): Record<string, string> {
    // fields can hide the form's own properties by their names
    const read = (name: string) => Element.prototype.getAttribute.call(markup, `data-${name}`);
    const found = attributes.flatMap((name): [string, string][] => {
      const address = read(name);
      return address ? [[name, address]] : [];
    });
    return { ...Object.fromEntries(found), resume: "" };
  },
} satisfies Adoption;
