import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { plainText } from "#chat/common/conversation/state/html-text.ts";
import { isDeep } from "#chat/common/conversation/ui/LongMessage.tsx";
import livechat from "#chat/livechat/livechat.adopt.ts";
import { looksLikeEmail } from "#marketing/common/form/email-form.ts";
import { collapseSpace } from "#shared/element/index.ts";
import { addressesIn } from "#shared/html/links.ts";
import { maskInline } from "#shared/html/write.ts";
import { type Connection, pageContext } from "#shared/suite/index.ts";
import { cartPage } from "#shop/api/cart.ts";

/** Texts of messages, fields or pages that could make a pattern slow, each repeated up to the size. */
const texts: Record<string, (size: number) => string> = {
  "www in labels": (size) => "-www.-www.".repeat(size / 10),
  "www one after the other": (size) => "www.".repeat(size / 4),
  "labels that end in nothing": (size) => `http://${"a.".repeat(size / 2)}1`,
  "one long label": (size) => `www.${"a".repeat(size)}`,
  schemes: (size) => "http://".repeat(size / 7),
  credentials: (size) => "http://a:b".repeat(size / 10),
  "an address and its punctuation": (size) => `https://a.bc/${"?!.".repeat(size / 3)}`,
  "many addresses": (size) => "https://a.bc/d?e ".repeat(size / 17),
  "opened brackets": (size) => "<".repeat(size),
  blanks: (size) => `a${" ".repeat(size)}b`,
  "tags that do not end": (size) => "</p> <p".repeat(size / 7),
  "deep nesting": (size) => "<b>".repeat(size / 3),
  handlers: (size) => ' on="onclick '.repeat(size / 13),
  letters: (size) => "a".repeat(size),
};

const pages: Record<string, (size: number) => string> = {
  user_id: (size) => "user_id ".repeat(size / 8),
  "user_id and blanks": (size) => `user_id${" ".repeat(size)}`,
  "csrf_token and signs": (size) => `csrf_token${":'".repeat(size / 2)}`,
  LivechatButton: (size) => "LivechatButton(".repeat(size / 15),
  "LivechatButton with texts": (size) => 'LivechatButton({"a"'.repeat(size / 19),
  "LivechatButton with an open text": (size) => `LivechatButton({${'"\\"'.repeat(size / 3)}`,
};

const carts: Record<string, (size: number) => string> = {
  "badges that do not end": (size) => "my_cart_quantity ".repeat(size / 17),
  "a badge and blanks": (size) => `my_cart_quantity>${" ".repeat(size)}`,
};

const script = (text: string) =>
  ({
    documentElement: { lang: "en", dataset: {} },
    scripts: [{ src: "", text }],
    querySelector: () => null,
  }) as unknown as Document;
const answering = (text: string) => ({ send: async () => ({ url: "", status: 200, text }) }) as unknown as Connection;

const subjects: [name: string, run: (text: string) => unknown, hostile: Record<string, (size: number) => string>][] = [
  ["links in messages", addressesIn, texts],
  ["marks at style attributes", maskInline, texts],
  ["a message read aloud", plainText, texts],
  ["a text in one line", collapseSpace, texts],
  ["how deep a message is", isDeep, texts],
  ["an e-mail address", looksLikeEmail, texts],
  ["what the page says of its visitor", (text) => pageContext(script(text)), pages],
  ["a stock chat's options", (text) => livechat.read({ textContent: text } as Element), pages],
  ["the cart's page", (text) => cartPage(answering(text)), carts],
];

/** Duration of the fastest of several runs in ms: other processes can only slow down a run. */
async function timed(run: (text: string) => unknown, text: string, limit: number): Promise<number> {
  let best = Infinity;
  for (let turn = 0; turn < 7 && best >= limit; turn++) {
    const start = performance.now();
    await run(text);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

for (const [name, run, hostile] of subjects) {
  describe(`${name}: 100 kB take less than 20 ms, and not much more than twice what 50 kB take`, () => {
    for (const [what, textOf] of Object.entries(hostile)) {
      it(what, async () => {
        assert.ok(textOf(100_000).length > 99_000);
        const half = await timed(run, textOf(50_000), 1);
        const whole = await timed(run, textOf(100_000), 3 * Math.max(half, 1));
        assert.ok(whole < 20, `${whole} ms`);
        assert.ok(whole < 3 * Math.max(half, 1), `${half} ms for half of it, ${whole} ms for all of it`);
      });
    }
  });
}
