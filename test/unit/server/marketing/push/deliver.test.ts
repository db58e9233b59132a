import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { deliver, isInward } from "#demo/server/marketing/push/deliver.ts";

describe("messages to a push service", () => {
  it("are not sent to machines and networks", () => {
    for (const inward of [
      "127.0.0.1",
      "10.1.2.3",
      "172.16.0.1",
      "192.168.1.1",
      "169.254.169.254",
      "100.64.0.1",
      "0.0.0.0",
      "255.255.255.255",
      "::1",
      "::",
      "fe80::1",
      "fd00::1",
      "::ffff:10.0.0.1",
    ]) {
      assert.equal(isInward(inward), true, inward);
    }
    for (const outward of ["142.250.1.1", "172.32.0.1", "2a00:1450:4001::1", "::ffff:142.250.1.1"])
      assert.equal(isInward(outward), false, outward);
  });

  it("are not sent to a public name of a private address", async () => {
    // the system resolves this name by itself
    await assert.rejects(
      deliver({ endpoint: "https://localhost/send", headers: {}, body: Buffer.from("") }),
      /localhost is no public address/,
    );
  });
});
