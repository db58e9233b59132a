import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { asked, callsTo, hold, openPage, paths, suite, useSuite } from "../suite.ts";
import { place } from "./place.ts";

describe("link-tracker form with errors", () => {
  useSuite();
  beforeEach(() => openPage());

  it("creates no link if a tag could not be created: form and field show the error", async () => {
    const { host, now, type, submit, tags, generated, listed } = place();
    await listed();
    type("http://tagless.example/");
    tags.campaign.type("Unlucky campaign");
    const release = hold(paths.createTag);
    submit();
    await asked(paths.createTag);
    suite.garbled = true;
    release();
    await generated();
    assert.deepEqual([now().problem, now().made, now().url], [null, null, "http://tagless.example/"]);
    assert.deepEqual(
      [tags.campaign.state.get().error, tags.campaign.state.get().text, callsTo(paths.new)],
      [now().error, "Unlucky campaign", 0],
    );
    assert.deepEqual(host.errors, [now().error], "form and field have the error, it is reported once");
    assert.ok(host.states.has("error"));
    suite.garbled = false;
    submit();
    await generated();
    assert.deepEqual(now().made!.link.tags, ["Unlucky campaign"]);
    assert.ok(!host.states.has("error"));
  });

  it("creates no link without a tag that failed while the visitor typed in its field", async () => {
    const { host, now, type, submit, tags, generated, listed } = place();
    await listed();
    type("http://changed.example/");
    tags.campaign.type("Unlucky too");
    const release = hold(paths.createTag);
    submit();
    await asked(paths.createTag);
    tags.campaign.type("Unlucky two");
    suite.garbled = true;
    release();
    await generated();
    assert.deepEqual(
      [host.errors, now().made, callsTo(paths.new), tags.campaign.state.get().text],
      [[now().error], null, 0, "Unlucky two"],
    );
  });

  it("shows an access error, and keeps the typed address", async () => {
    await openPage("publisher");
    const { host, now, type, submit, generated, listed, list } = place();
    await listed();
    assert.ok(list().rows.length > 0, "a publisher sees the links");
    type("http://forbidden.example/");
    submit();
    await generated();
    assert.deepEqual(
      [host.errors, now().url, (now().error as { kind: string }).kind],
      [[now().error], "http://forbidden.example/", "access"],
    );
  });

  it("does not report an error after its removal", async () => {
    const { host, type, submit, generated, listed } = place();
    await listed();
    const release = hold(paths.new);
    type("http://removed.example/");
    submit();
    await asked(paths.new);
    host.remove();
    suite.garbled = true;
    release();
    await generated();
    assert.deepEqual(host.errors, []);
  });
});
