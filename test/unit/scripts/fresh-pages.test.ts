import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { freshPages } from "#scripts/wtr/fresh-pages.mjs";

describe("a page in which a file of tests has run", () => {
  it("is as it was when the next one gets it", async () => {
    const said: string[] = [];
    const does = (what: string) => async () => void said.push(what);
    const page = {
      mouse: { reset: does("pointer") },
      emulateMediaType: does("paper"),
      emulateMediaFeatures: does("motion"),
      url: () => "http://localhost:8000/?file",
      evaluate: does("storage of the tab"),
      goto: async (url: string) => void said.push(url),
      createCDPSession: async () => ({
        send: async (method: string, params: object) => void said.push(`${method} ${JSON.stringify(params)}`),
        detach: does("detached"),
      }),
    };
    const launcher = freshPages({
      getPage: (id: string) => (said.push(`page of ${id}`), page),
      stopSession: async (id: string) => (said.push(`stop ${id}`), "coverage"),
    });
    assert.equal(await launcher.stopSession("one"), "coverage");
    // others may take it as soon as it has stopped
    assert.deepEqual(said, [
      "page of one",
      "pointer",
      "paper",
      "motion",
      "storage of the tab",
      "about:blank",
      'Storage.clearDataForOrigin {"origin":"http://localhost:8000","storageTypes":"all"}',
      "detached",
      "stop one",
    ]);
  });
});
