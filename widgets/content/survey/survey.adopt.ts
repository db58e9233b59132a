import type { Adoption } from "#shared/element/index.ts";

/** The suite's page of a survey, and its print version with all answers. */
export default {
  selector: "form.js_surveyform,div.js_surveyform",
  read(markup) {
    // fields can hide the form's own properties by their names
    const read = (name: string) => Element.prototype.getAttribute.call(markup, `data-${name}`);
    const [prefill, submit, scores] = [read("prefill"), read("submit"), read("scores")];
    return { ...(prefill && { prefill }), ...(submit && { submit }), ...(scores && { scores }), resume: "" };
  },
} satisfies Adoption;
