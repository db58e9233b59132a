import { expect } from "@open-wc/testing";
import { useFakeTimers } from "sinon";
import { sandboxedFrame, watchFrame } from "#shared/html/frame.ts";
import { onStrictPage } from "./strict-page.ts";

const shown = '<script>top.postMessage("bank shown","*")</script>';

const heard = (data: string) =>
  new Promise<void>((resolve) => {
    const hear = (event: MessageEvent) => {
      if (event.data !== data) return;
      removeEventListener("message", hear);
      resolve();
    };
    addEventListener("message", hear);
  });

/** A bank's page in the page of the test; what is heard of it. */
function place(html: string) {
  const clock = useFakeTimers({ toFake: ["setTimeout"] });
  const end = new AbortController();
  const blocked: string[] = [];
  let tell!: () => void;
  const isBlocked = new Promise<void>((resolve) => (tell = resolve));
  const frame = sandboxedFrame(html, "Bank");
  const block = (reason: string) => {
    blocked.push(reason);
    tell();
  };
  watchFrame(frame, block, end.signal);
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  const isThere = Promise.all([heard("bank shown"), heard("suite-frame runs"), loaded]);
  document.body.append(frame);
  return {
    frame,
    blocked,
    isThere,
    isBlocked,
    /** Lets the time pass after which a silent page counts as blocked. */
    wait: () => clock.tick(1000),
    remove() {
      clock.restore();
      end.abort();
      frame.remove();
    },
  };
}

describe("frame of a bank's page", () => {
  let bank: ReturnType<typeof place> | undefined;
  before(() => {
    const policy = document.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = "frame-src https://bank.example";
    document.head.append(policy);
  });
  afterEach(() => bank?.remove());

  for (const [what, html] of Object.entries({
    "no mistake": "<!doctype html><p>Confirm",
    "a policy of its own": `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><p>Confirm`,
    "a comment without an end": "<p>Confirm<!-- the rest",
    "a textarea without an end": "<p>Confirm<textarea>the rest",
    "a script without an end": "<p>Confirm<script>the rest",
    "quotes and signs": `<p title="&quot;>'&amp;">Confirm`,
  }))
    it(`is not reported as blocked if the page has ${what}`, async () => {
      bank = place(shown + html);
      await bank.isThere;
      bank.wait();
      expect(bank.blocked).to.deep.equal([]);
    });

  it("is not reported as blocked if another frame of the page is", async () => {
    bank = place(shown);
    await bank.isThere;
    const refused = new Promise((resolve) => document.addEventListener("securitypolicyviolation", resolve));
    const advert = document.createElement("iframe");
    advert.src = "https://advert.example";
    document.body.append(advert);
    await refused;
    bank.wait();
    expect(bank.blocked).to.deep.equal([]);
    advert.remove();
  });

  it("reports a blocked address once", async () => {
    bank = place('<script>location = "https://acs.example/?a=1"</script>');
    await bank.isBlocked;
    bank.wait();
    expect(bank.blocked).to.deep.equal(["frame-src"]);
  });

  it("has no access to the page, and its page has none to the watcher", async () => {
    bank = place(
      `<script>
        let reached = "nothing";
        for (const [name, reach] of [["parent", () => parent.document], ["top", () => top.document]])
          try { reach(); reached = name } catch {}
        top.postMessage("reached " + reached, "*");
      </script>`,
    );
    const { data } = await new Promise<MessageEvent>((resolve) => {
      addEventListener("message", (event) => String(event.data).startsWith("reached") && resolve(event));
    });
    expect([data, bank.frame.contentDocument]).to.deep.equal(["reached nothing", null]);
  });
});

describe("the frame of a bank's page on a page with a policy", () => {
  const body = `
    const { sandboxedFrame, watchFrame } = await load("frame");
    const heard = [];
    addEventListener("message", ({ data }) => heard.push(data));
    const frame = sandboxedFrame('<script>parent.parent.postMessage("ran", "*")<\\/script>', "Bank");
    const reason = await new Promise((resolve) => {
      watchFrame(frame, resolve, new AbortController().signal);
      document.body.append(frame);
    });
    return { reason, ran: heard.includes("ran") };
  `;
  it("reports that its scripts are blocked, and runs none of the bank's", async () => {
    const own = `script-src ${location.origin} 'nonce-test'; trusted-types suite-html`;
    const { result } = await onStrictPage(own, body);
    expect(result).to.deep.equal({ reason: "script-src", ran: false });
  });

  it("throws if the page trusts no policy of ours", async () => {
    const { result } = await onStrictPage(
      "trusted-types 'none'",
      `const { sandboxedFrame } = await load("frame");
       try { sandboxedFrame("<p>Confirm", "Bank"); return "made" } catch { return "thrown" }`,
    );
    expect(result).to.equal("thrown");
  });
});
