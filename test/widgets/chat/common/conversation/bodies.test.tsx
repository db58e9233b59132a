import { expect } from "@open-wc/testing";
import { type ChatMessage, localMessage } from "#chat/common/conversation/state/message.ts";
import messagesCss from "#chat/common/conversation/ui/messages.css";
import { Thread } from "#chat/common/conversation/ui/Thread.tsx";
import { chat } from "#chat/i18n/en.json";
import { pageRegistry } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { attacks } from "#test/widgets/shared/html/corpus.ts";
import { harmIn } from "#test/widgets/shared/html/harm.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { emptyPage, stage } from "#test/widgets/shared/ui/render.ts";
import { HandConversation, line } from "./hand-conversation.ts";

const chatTexts = { ...failures, ...chat };

async function contentOf(...messages: ChatMessage[]) {
  const conversation = new HandConversation();
  const { render, shadow } = stage(messagesCss);
  render(
    <Thread
      conversation={conversation}
      minimized={false}
      server="https://suite.example"
      lang="en"
      texts={chatTexts}
      visitor="Guest"
      onError={() => {}}
    />,
  );
  conversation.messages.set(messages);
  const bodies = () => [...shadow.querySelectorAll<HTMLElement>("[part=content]")];
  await until(() => bodies().length === messages.length);
  return bodies();
}

describe("body of a message", () => {
  let hits = 0;
  beforeEach(() => {
    hits = 0;
    Object.assign(window, { attacked: () => hits++ });
  });
  afterEach(() => {
    emptyPage();
    pageRegistry().stores?.clear();
    Reflect.deleteProperty(window, "attacked");
  });

  it("is marked in a note, and followed by changed fields", async () => {
    const changes = [
      { changed_field: "Stage", old_value: "New", new_value: "Won" },
      { changed_field: "Revenue", old_value: "", new_value: "<b>12.5</b>" },
    ];
    const [said, note] = await contentOf(line(1), line(2, { isNote: true, changes }));
    const backgroundOf = (body: Element) => getComputedStyle(body.closest("[part~=bubble]")!).backgroundColor;
    expect(backgroundOf(note!)).not.to.equal(backgroundOf(said!));
    const shadow = note!.getRootNode() as ShadowRoot;
    await until(() => shadow.querySelectorAll("[part=changes] li").length === 2);
    const rows = [...shadow.querySelectorAll("[part=changes] li")];
    expect(rows.map(({ textContent }) => textContent.replace(/\s+/g, " "))).to.deep.equal([
      "Stage: New Won",
      "Revenue: <b>12.5</b>",
    ]);
    expect(getComputedStyle(rows[0]!.querySelector("ins")!, "::before").content).to.contain("→");
  });

  it("runs no code of the suite", async () => {
    const all = Object.entries(attacks);
    // as many messages as are in the page at a time
    for (let start = 0; start < all.length; start += 50) {
      const some = all.slice(start, start + 50);
      const bodies = await contentOf(...some.map(([, body], index) => line(index + 1, { body })));
      for (const [index, body] of bodies.entries()) expect(harmIn(body, "message"), some[index]![0]).to.deep.equal([]);
      emptyPage();
    }
    expect(hits).to.equal(0);
  });

  it("is text for messages that are not of the suite", async () => {
    const [body] = await contentOf(
      localMessage({
        key: "out-0",
        text: `<img src=x onerror="attacked()">\n<b>&amp;`,
        date: Date.now(),
        state: "sending",
      }),
    );
    expect(body!.innerText).to.equal(`<img src=x onerror="attacked()">\n<b>&amp;`);
    expect(body!.querySelector("img, b")).to.equal(null);
  });

  it("has links that open in a new tab without an opener", async () => {
    const [made, typed] = await contentOf(
      line(1, { body: '<p>See <a href="https://example.com/a">this</a> or <a href="/blog/1">that</a></p>' }),
      line(2, { body: "<p>See https://example.com/b?c=1&amp;d=2 and www.example.com</p>" }),
    );
    await until(() => typed!.querySelector("a"));
    const links = [made!, typed!].map((body) => [...body.querySelectorAll("a")]);
    expect(links.map((found) => found.map(({ href, target, rel }) => [href, target, rel]))).to.deep.equal([
      [
        ["https://example.com/a", "_blank", "noopener"],
        ["https://suite.example/blog/1", "_blank", "noopener"],
      ],
      [
        ["https://example.com/b?c=1&d=2", "_blank", "noopener"],
        ["http://www.example.com/", "_blank", "noopener"],
      ],
    ]);
  });

  it("keeps its formatting and line breaks", async () => {
    const [body] = await contentOf(line(1, { body: "<p>one<br>two <strong>three</strong></p><ul><li>four</li></ul>" }));
    expect(body!.querySelectorAll("p, br, strong, ul, li").length).to.equal(5);
  });
});
