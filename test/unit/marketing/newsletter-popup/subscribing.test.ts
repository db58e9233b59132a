import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { startSuite, type RunningSuite } from "../../shared/state/suite.ts";
import { Visit } from "./visit.ts";

const content = "/website_mass_mailing/get_content";
const subscribing = "/website_mass_mailing/subscribe";
describe("newsletter popup, subscribing", () => {
  let suite: RunningSuite;
  let visit: Visit;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(() => {
    visit = new Visit(suite);
  });

  it("subscribes, tells the page, hides and leads on", async () => {
    const popup = await visit.armed();
    visit.leave();
    await visit.subscribe(popup);
    assert.equal(popup.phase.get(), "closed");
    assert.equal(popup.thanked.get(), true);
    assert.deepEqual(visit.visited, ["/blog"]);
    assert.deepEqual(popup.host.events.slice(1), [
      ["suite-subscribe-change", { subscribed: true, email: visit.email }],
      ["suite-popup-hide", undefined],
    ]);
  });

  it("stays open with the address where the browser held the new tab back", async () => {
    visit.letsOpen = false;
    const popup = await visit.armed();
    visit.leave();
    await visit.subscribe(popup);
    assert.equal(popup.phase.get(), "popupBlocked");
    assert.equal(popup.letter.get().next, "/blog");
    popup.close();
    assert.equal(popup.phase.get(), "closed");
  });

  it("only hides where the list has no page, and takes nobody along who has closed it", async () => {
    const popup = await visit.armed({ listId: 2 });
    visit.leave();
    await visit.subscribe(popup);
    assert.equal(popup.phase.get(), "closed");

    const closed = await visit.armed();
    visit.leave();
    const sent = visit.subscribe(closed);
    closed.close();
    await sent;
    assert.equal(closed.thanked.get(), true);
    assert.deepEqual(visit.visited, []);
  });

  it("has the e-mail that the suite knows", async () => {
    const popup = await visit.armed();
    visit.leave();
    await visit.subscribe(popup);
    const other = await visit.armed({ listId: 2 });
    assert.equal(other.form.state.get().email, visit.email);
  });

  it("stays open with the e-mail when subscribing fails, and tries again", async () => {
    const popup = await visit.armed();
    visit.leave();
    suite.garbled = true;
    await visit.subscribe(popup);
    const { failure, email: typed } = popup.form.state.get();
    assert.equal((failure as { kind: string }).kind, "contract");
    assert.equal(typed, visit.email);
    assert.deepEqual([...popup.host.states], ["open", "error"]);
    suite.garbled = false;
    await popup.form.submit();
    assert.deepEqual([...popup.host.states], []);
    assert.deepEqual(suite.calls, [content, subscribing, subscribing]);
  });

  it("refuses an address that is none of the web", async () => {
    await suite.database.query("update mailing_list set popup_redirect_url = 'javascript:alert(1)' where id = 2");
    const popup = await visit.armed({ listId: 2 });
    assert.deepEqual(
      popup.host.errors.map((error) => (error as { kind: string }).kind),
      ["contract"],
    );
    visit.leave();
    await visit.subscribe(popup);
    assert.equal(popup.phase.get(), "closed");
    assert.deepEqual(visit.visited, []);
  });
});
