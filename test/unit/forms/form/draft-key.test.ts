import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { draftKey } from "#forms/form/draft.ts";

describe("draftKey", () => {
  test("contains only the page and the model for the first form", () => {
    assert.equal(draftKey("/contactus", "crm.lead", "", 1), "suite.form./contactus.crm.lead");
  });

  test("differs by page, model, id and position", () => {
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
