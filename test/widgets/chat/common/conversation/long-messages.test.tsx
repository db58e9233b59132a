import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { pageRegistry } from "#shared/element/index.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { emptyPage } from "#test/widgets/shared/ui/render.ts";
import { line } from "./hand-conversation.ts";
import { place } from "./placed-thread.tsx";

const letters = "one two three four five ".repeat(2000);

describe("very long message", () => {
  afterEach(() => {
    emptyPage();
    pageRegistry().stores?.clear();
  });

  async function shown(body: string) {
    const thread = place();
    thread.conversation.messages.set([line(1, { body })]);
    await until(() => thread.shadow.querySelector("[part=content]")?.textContent);
    return {
      ...thread,
      content: thread.find("[part=content]"),
      button: thread.shadow.querySelector<HTMLButtonElement>("[part=show-all]"),
    };
  }

  it("is text, shown in full on a click", async () => {
    const { content, button, shadow } = await shown(`<p>${letters}</p><p><b>end</b></p>`);
    expect(content.textContent).to.equal(`${letters.slice(0, 2000)}…`);
    expect(button!.textContent).to.equal("Show all");
    await expect(shadow.host).to.be.accessible();
    button!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => !shadow.querySelector("[part=show-all]"));
    expect(content.innerText).to.equal(`${letters}\nend`);
    expect(shadow.activeElement).to.equal(content);
  });

  it("is HTML up to 20,000 characters", async () => {
    const { content, button } = await shown(`<p>${"<b>many</b> ".repeat(1000)}<br></p>`);
    expect(content.querySelectorAll("b").length).to.equal(1000);
    expect(button).to.equal(null);
  });

  it("keeps a text of many lines", async () => {
    const { content } = await shown(`<p>${"line<br>".repeat(500)}</p>`);
    expect(content.querySelectorAll("br").length).to.equal(500);
  });

  for (const [what, body] of Object.entries({
    "100 elements": `${"<b>".repeat(101)}deep${"</b>".repeat(101)}`,
    "its own end": `${"<b>".repeat(101)}deep`,
    "closing tags in attributes": '<b title="</b>">'.repeat(101) + "deep",
    "closing tags in comments": "<b><!--</b>-->".repeat(101) + "deep",
    "closing tags of others": "<b></i>".repeat(101) + "deep",
  })) {
    it(`is text if it is nested deeper than ${what}`, async () => {
      const { content } = await shown(`<p>${body}</p>`);
      expect(content.querySelector("*")).to.equal(null);
      expect(content.textContent).to.contain("deep");
    });
  }

  it("takes less than 50 ms if it is nested 30,000 deep", async () => {
    const { conversation, shadow } = await shown(`${"<b>".repeat(101)}first`); // what it needs is loaded
    const contents = () => [...shadow.querySelectorAll("[part=content]")];
    let best = Infinity;
    for (let id = 2; id < 7; id++) {
      const start = performance.now();
      conversation.push(line(id, { body: `${"<b>".repeat(30_000)}deep` }));
      await waitUntil(() => contents().length === id, "not shown", { interval: 1 });
      best = Math.min(best, performance.now() - start);
    }
    expect(contents().at(-1)!.textContent).to.equal("deep");
    expect(best).to.be.below(50);
  });
});
