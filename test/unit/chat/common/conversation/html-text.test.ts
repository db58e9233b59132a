import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { htmlOf, plainText } from "#chat/common/conversation/state/html-text.ts";
import { plaintextToHtml } from "#demo/server/chat/plaintext.ts";
import { collapseSpace } from "#shared/element/index.ts";

describe("plain text", () => {
  it("is the text from which the suite made a body", () => {
    const texts = [
      "Hello",
      "a < b & c > d",
      "<b>no markup</b>",
      `"double" and 'single'`,
      "one\ntwo",
      "one\n\ntwo",
      "see https://example.com/?a=1&b=2#c now",
      "&amp; &lt;",
      "émojis 😊",
      "&constructor;",
    ];
    for (const text of texts) assert.equal(collapseSpace(plainText(plaintextToHtml(text))), collapseSpace(text), text);
  });

  it("reads bodies of other clients", () => {
    assert.equal(plainText("<p>Good morning &amp; welcome</p>"), "Good morning & welcome");
    assert.equal(plainText("<p>a</p>\n<p class='x'>b<br/>c<BR>d</p>"), "a\nb\nc\nd");
    assert.equal(plainText('<a href="https://example.com/" target="_blank">there</a>&nbsp;!'), "there !");
    assert.equal(plainText("&#39;&#x27;&#X27;&#128522;&#x1F60A;&quot;"), "'''😊😊\"");
    assert.equal(plainText("&unknown; &#0; &#xffff;"), "&unknown; \ufffd \uffff");
    assert.equal(plainText("<p>&toString;</p>"), "&toString;");
    assert.equal(plainText(""), "");
  });

  it("becomes HTML that displays as the same text", () => {
    assert.equal(htmlOf(`<img src=x onerror="x">&\n2`), "&#60;img src=x onerror=&#34;x&#34;&#62;&#38;<br>2");
    const text = `<b>&amp;</b> "x"\n\ny`;
    assert.equal(plainText(htmlOf(text)), text);
  });
});
