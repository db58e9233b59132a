import assert from "node:assert/strict";
import { describe, it } from "node:test";
import adoption from "#chat/livechat/livechat.adopt.ts";
import { recording } from "#test/unit/shared/suite/server.ts";

const read = (textContent: string) => adoption.read({ textContent } as Element);
const script = (options: string) =>
  `var button = new im_livechat.LivechatButton(\nrootWidget,\n"http://127.0.0.1:8069",\n${options}\n);`;

describe("the stock page's inline script", () => {
  it("says what the button says, as the suite recorded it", () => {
    const [, text] = /<script[^>]*>((?:(?!<\/script>)[^])*LivechatButton[^]*?)<\/script>/.exec(
      recording("livechat/home_page").response.body!,
    )!;
    assert.deepEqual(read(text!), {
      buttonText: "Have a Question? Chat with us.",
      inputPlaceholder: " ",
      defaultMessage: "Hello, how may I help you?",
      channelName: "YourWebsiteWithEagle.com",
      channelId: "2",
      defaultUsername: "Visitor",
    });
  });

  it("is none where no operator is there", () => {
    for (const [, text] of recording("livechat/home_page__no_operator").response.body!.matchAll(
      /<script[^>]*>([^]*?)<\/script>/g,
    ))
      assert.equal(read(text!), undefined);
  });

  it("may say what looks like code", () => {
    const texts = { button_text: 'a "b" } ) {', default_message: 'back\\slash \\" \u00e9 {x}', channel_id: 3 };
    assert.deepEqual(read(script(JSON.stringify(texts))), {
      buttonText: texts.button_text,
      defaultMessage: texts.default_message,
      channelId: "3",
    });
    assert.deepEqual(read(script("{}")), {});
  });

  it("is none where it says something else", () => {
    for (const text of [
      "",
      "var a = {};",
      "LivechatButton",
      "LivechatButton()",
      "// LivechatButton(x, y)",
      script("options"),
      script('{"open": "'),
    ])
      assert.equal(read(text), undefined, text);
  });

  it("cannot be read where its options are no JSON", () => assert.throws(() => read(script("{'a': 1}")), SyntaxError));
});
