import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { type RunningSuite, startSuite } from "#test/unit/shared/state/suite.ts";
import { Visit } from "./visit.ts";

const content = "/website_mass_mailing/get_content";
const subscribing = "/website_mass_mailing/subscribe";
describe("suite-newsletter-popup, subscribing", () => {
  let suite: RunningSuite;
  let visit: Visit;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(() => {
    visit = new Visit(suite);
  });

  it("subscribes, dispatches the event, closes, and navigates to the redirect address", async () => {
    const popup = await visit.armed();
    visit.leave();
    await visit.subscribe(popup);
    assert.equal(popup.state.get().phase, "closed");
    assert.equal(popup.state.get().thanked, true);
    assert.deepEqual(visit.visited, ["/blog"]);
    assert.deepEqual(popup.host.events.slice(1), [
      ["suite-subscribe-change", { subscribed: true, email: visit.email }],
      ["suite-popup-hide", undefined],
    ]);
  });

  it("stays open with the address if the browser blocked the new tab", async () => {
    visit.letsOpen = false;
    const popup = await visit.armed();
    visit.leave();
    await visit.subscribe(popup);
    assert.equal(popup.state.get().phase, "popupBlocked");
    assert.equal(popup.state.get().redirectUrl, "/blog");
    popup.close();
    assert.equal(popup.state.get().phase, "closed");
  });

  it("only closes if the list has no page, and does not redirect a visitor who has closed it", async () => {
    const popup = await visit.armed({ listId: 2 });
    visit.leave();
    await visit.subscribe(popup);
    assert.equal(popup.state.get().phase, "closed");

    const closed = await visit.armed();
    visit.leave();
    const sent = visit.subscribe(closed);
    closed.close();
    await sent;
    assert.equal(closed.state.get().thanked, true);
    assert.deepEqual(visit.visited, []);
  });

  it("has the e-mail that the suite knows", async () => {
    const popup = await visit.armed();
    visit.leave();
    await visit.subscribe(popup);
    const other = await visit.armed({ listId: 2 });
    assert.equal(other.form.state.get().email, visit.email);
  });

  it("stays open with the e-mail when the call fails, and retries", async () => {
    const popup = await visit.armed();
    visit.leave();
    suite.garbled = true;
    await visit.subscribe(popup);
    const { error, email: typed } = popup.form.state.get();
    assert.equal((error as { kind: string }).kind, "contract");
    assert.equal(typed, visit.email);
    assert.deepEqual([...popup.host.states], ["open", "error"]);
    suite.garbled = false;
    await popup.form.submit();
    assert.deepEqual([...popup.host.states], []);
    assert.deepEqual(suite.calls, [content, subscribing, subscribing]);
  });

  it("refuses a redirect address that is not http(s)", async () => {
    await suite.database.query("update mailing_list set popup_redirect_url = 'javascript:alert(1)' where id = 2");
    const popup = await visit.armed({ listId: 2 });
    assert.deepEqual(
      popup.host.errors.map((error) => (error as { kind: string }).kind),
      ["contract"],
    );
    visit.leave();
    await visit.subscribe(popup);
    assert.equal(popup.state.get().phase, "closed");
    assert.deepEqual(visit.visited, []);
  });
});
