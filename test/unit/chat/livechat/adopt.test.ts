import assert from "node:assert/strict";
import { describe, it } from "node:test";
import adoption from "#chat/livechat/livechat.adopt.ts";
import { recording } from "#test/unit/shared/suite/server.ts";

const read = (textContent: string) => adoption.read({ textContent } as Element);
const script = (options: string) =>
  `var button = new im_livechat.LivechatButton(\nrootWidget,\n"http://127.0.0.1:8069",\n${options}\n);`;

describe("inline script of the built-in page", () => {
  it("has the button's options, as in the recorded page", () => {
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

  it("has no options if no operator is available", () => {
    for (const [, text] of recording("livechat/home_page__no_operator").response.body!.matchAll(
      /<script[^>]*>([^]*?)<\/script>/g,
    ))
      assert.equal(read(text!), undefined);
  });

  it("may have texts that look like code", () => {
    const texts = { button_text: 'a "b" } ) {', default_message: 'back\\slash \\" \u00e9 {x}', channel_id: 3 };
    assert.deepEqual(read(script(JSON.stringify(texts))), {
      buttonText: texts.button_text,
      defaultMessage: texts.default_message,
      channelId: "3",
    });
    assert.deepEqual(read(script("{}")), {});
  });

  it("is ignored if it makes another call", () => {
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

  it("throws if its options are no JSON", () => assert.throws(() => read(script("{'a': 1}")), SyntaxError));
});
