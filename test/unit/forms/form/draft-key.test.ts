import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { draftKey } from "#forms/form/draft.ts";

describe("the key of a draft", () => {
  test("names the page and the model, and nothing more where a form is alone", () => {
    assert.equal(draftKey("/contactus", "crm.lead", "", 1), "suite.form./contactus.crm.lead");
  });

  test("is another one for each page, model, id and place", () => {
    const keys = [
      draftKey("/contactus", "crm.lead", "", 1),
      draftKey("/contactus", "crm.lead", "", 2),
      draftKey("/contactus", "crm.lead", "2", 1),
      draftKey("/contactus", "crm.lead", "2", 2),
      draftKey("/contactus", "project.task", "", 1),
      draftKey("/repair", "crm.lead", "", 1),
    ];
    assert.equal(new Set(keys).size, keys.length);
  });
});
