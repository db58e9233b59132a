import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { browser } from "../browser.ts";

describe("groups of users", () => {
  let suite: Suite;
  before(async () => {
    suite = await openSuite({ hold: 1 });
  });
  after(() => suite.close());

  /** Returns true if a user belongs to a group, or the code of the error. */
  async function hasGroup(login: string | undefined, group: string): Promise<unknown> {
    const person = browser(suite);
    if (login) await person.signIn(login);
    const params = { model: "res.users", method: "has_group", args: [group], kwargs: {} };
    const answer = await person.call("/web/dataset/call_kw/res.users/has_group", params);
    return answer["result"] ?? (answer["error"] as { code: number }).code;
  }

  it("have the publishers of the website in one of them", async () => {
    const group = "website.group_website_publisher";
    const answers = await Promise.all(
      [undefined, "portal", "publisher", "admin"].map((login) => hasGroup(login, group)),
    );
    assert.deepEqual(answers, [100, false, true, true]);
    assert.equal(await hasGroup("publisher", "base.group_unknown"), false);
  });
});
