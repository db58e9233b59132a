import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanHtml } from "#demo/server/chat/clean-html.ts";
import { historyBody } from "#demo/server/chat/pages.ts";
import { plaintextToHtml } from "#demo/server/chat/plaintext.ts";

test("a visitor's text is escaped, with line breaks and links", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["", "<p></p>"],
    ["a < b & \"c\" > 'd'", "<p>a &lt; b &amp; &#34;c&#34; &gt; &#39;d&#39;</p>"],
    ["one\ntwo\r\nthree\rfour", "<p>one<br>two<br>three<br>four</p>"],
    ["one\n\n\ntwo", "<p>one</p><p>two</p>"],
    [
      "see https://a.example/x?y=1&z=2 now",
      '<p>see <a href="https://a.example/x?y=1&amp;z=2" target="_blank">https://a.example/x?y=1&amp;z=2</a> now</p>',
    ],
    ['"http://a.example"', '<p>&#34;<a href="http://a.example" target="_blank">http://a.example</a>&#34;</p>'],
    [
      "<script>http://a.example/</script>",
      '<p>&lt;script&gt;<a href="http://a.example/" target="_blank">http://a.example/</a>&lt;/script&gt;</p>',
    ],
    [
      "javascript:alert(1) xhttp://a.example www.a.example",
      "<p>javascript:alert(1) xhttp://a.example www.a.example</p>",
    ],
  ];
  for (const [text, html] of cases) assert.equal(plaintextToHtml(text), html);
});

test("an operator's message keeps plain markup only", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["Good morning &amp; welcome", "<p>Good morning &amp; welcome</p>"],
    ["<p>One</p><p><strong>two</strong><br/></p>", "<p>One</p><p><strong>two</strong><br/></p>"],
    [
      '<a href="/shop" target="_blank">shop</a> <a href="https://a.example/">a</a>',
      '<p><a href="/shop" target="_blank">shop</a> <a href="https://a.example/">a</a></p>',
    ],
    ['<a href="javascript:alert(1)">x</a>', "<p>x</a></p>"],
    ['<a href="//a.example">x</a><a href="/\\a.example">y</a>', "<p>x</a>y</a></p>"],
    ["<img src=x onerror=alert(1)>a<script>b</script>", "<p>ab</p>"],
    ["<b onclick=alert(1)>a</b>", "<p>a</b></p>"],
    ["<<b>script>a</script", "<p><b>script>a</p>"],
    ["a <img", "<p>a </p>"],
  ];
  for (const [html, clean] of cases) assert.equal(cleanHtml(html), clean);
});

test("links of the visitor's pages lead to this site only", () => {
  assert.equal(
    historyBody(["/", "/shop?a=1&b=<2>"]),
    '<span class="o_mail_notification"><ul><li><a href="/" target="_blank">/</a></li>' +
      '<li><a href="/shop?a=1&amp;b=&lt;2&gt;" target="_blank">/shop?a=1&amp;b=&lt;2&gt;</a></li></ul></span>',
  );
  for (const none of [undefined, null, [], "x", ["javascript:alert(1)", "//a.example", "/\\a.example", 7]])
    assert.equal(historyBody(none), "No history found");
});
