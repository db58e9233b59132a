import { expect } from "@open-wc/testing";
import { until } from "../shared/state/visitor.ts";
import { stock, surveySuite } from "./survey-suite.ts";

describe("fields of a page of a survey", () => {
  const { suite, place } = surveySuite();
  const sent = async () => {
    await until(() => suite.sent.length === 1, "not sent");
    return Object.fromEntries(suite.sent[0]!);
  };

  it("are neither checked nor sent in a disabled fieldset; the suite wants the names of texts all the same", async () => {
    const inside = stock
      .replace("<textarea", "<textarea required")
      .replace('<div class="js_question', "<fieldset disabled>$&");
    const { named } = await place(inside.replace("<button", "</fieldset><button"));
    named("2_5_14").value = "Hello";
    named("2_5_18").value = "no date";
    named("2_5_19", "61").checked = true;
    named("button_submit", "next").click();
    expect(await sent()).to.deep.equal({
      csrf_token: "t",
      page_id: "5",
      token: "k",
      button_submit: "next",
      "2_5_14": "",
      "2_5_18": "",
      "2_5_19_comment": "",
    });
  });
});
