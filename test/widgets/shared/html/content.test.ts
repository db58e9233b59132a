import { expect } from "@open-wc/testing";
import { hasPlatformSanitizer, sanitizeByPlatform } from "#shared/html/platform.ts";
import { sanitizeByPurify } from "#shared/html/purify.ts";
import { write } from "#shared/html/write.ts";
import { type ProfileName, profiles } from "./profiles.ts";

const sanitizers = { ...(hasPlatformSanitizer() && { platform: sanitizeByPlatform }), purify: sanitizeByPurify };

/** Messages, each with its rendered HTML if that differs from the source. */
const messages: readonly [name: string, html: string, shown?: string][] = [
  ["plain text", "2 &lt; 3 &amp; 4"],
  [
    "marks",
    "<p>a <b>b</b> <strong>c</strong> <i>d</i> <em>e</em> <u>f</u> <s>g</s> <code>h</code><br><mark>i</mark></p>",
  ],
  ["lists", '<ul><li>one</li><li>two</li></ul><ol start="3"><li>three</li></ol>'],
  ["quotes", "<blockquote><p>said</p></blockquote><pre>  as typed</pre>"],
  ["right to left", '<p dir="rtl" lang="ar">مرحبا</p>'],
  [
    "links",
    '<a href="https://x.example/?a=1&amp;b=2" title="x">x</a>',
    '<a href="https://x.example/?a=1&amp;b=2" title="x" rel="noopener" target="_blank">x</a>',
  ],
  [
    "relative and mail links",
    '<a href="/shop#x">x</a><a href="mailto:a@b.example">y</a>',
    '<a href="/shop#x" rel="noopener" target="_blank">x</a><a href="mailto:a@b.example" rel="noopener" target="_blank">y</a>',
  ],
  ["bad links", '<a href="javascript:x">still text</a>', '<a rel="noopener">still text</a>'],
  ["looks", '<p class="x" id="y" style="color:red" data-x="1">x</p>', "<p>x</p>"],
  [
    "headings and tables",
    "<h3>Title</h3>text<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
    "<div>Title</div>text<div><div><div><div>1</div><div>2</div></div></div></div>",
  ],
  ["forms and images", 'a<form><input name="x"></form><img src="/package.json">b', "ab"],
  ["one of our tags", "a<suite-follow>x</suite-follow>b", "ab"],
  [
    "words that attributes have for a name",
    `only a matter of style = on one "style" or '/style/' <p title="mind your style = on sale">on top</p> style`,
  ],
];

const cartLine =
  '<table class="table" id="cart_products"><tbody><tr data-line-id="3"><td class="td-qty"><input type="text" class="js_quantity form-control" data-line-id="3" data-product-id="19" value="2" name="quantity" aria-label="Quantity: how many"></td><td colspan="2"><img src="/package.json" alt="A chair" class="img" width="64"></td></tr></tbody></table>';

const fragments: readonly [name: string, html: string, shown?: string][] = [
  ["cart lines", cartLine],
  [
    "a popup's content",
    '<div class="modal-header text-center">\n    <h3 class="modal-title mt8">Eagle Presents</h3>\n</div>\n<div class="o_popup_message">\n    <font>7</font>\n    <strong>Business Hacks</strong>\n    <span> to<br>boost your marketing</span>\n</div>',
  ],
  [
    "a form",
    '<form action="/event/1/registration/confirm" method="post" id="attendee_registration"><label for="n">Name</label><input id="n" name="1-name" type="text" required=""><select name="x"><option value="1" selected="">One</option></select><textarea name="note" rows="3">text</textarea><button type="submit" class="btn btn-primary">Go</button></form>',
  ],
  [
    "a field with the name of a form's text",
    '<form action="https://pay.example/"><input type="hidden" name="name" value="Ann"><input type="hidden" name="action" value="pay"></form>',
  ],
  ["our class among others", '<div class="suite-follow row suite-x">x</div>', '<div class="row">x</div>'],
  [
    "data and ARIA",
    '<i class="fa fa-check" role="img" aria-label="Done: yes" data-attribute_exclusions="{&quot;a&quot;: [1]}"></i>',
  ],
  ["rows for the wrong place", "<tr><td>x</td></tr>", "x"],
  ["words in a field", '<textarea>p style="x" onclick=y</textarea><input value="a style=b" placeholder="/on /style">'],
  ["a style sheet", "<style>p { color: red }</style><p>x</p>", "<p>x</p>"],
  ["looks that could cover the page", '<div style="position:fixed" hidden="">x</div>', '<div hidden="">x</div>'],
];

const cases: Record<ProfileName, typeof messages> = { message: messages, fragment: fragments };

for (const [by, sanitize] of Object.entries(sanitizers)) {
  for (const profile of Object.keys(cases) as ProfileName[]) {
    for (const [name, html, shown = html] of cases[profile]) {
      it(`${profile} by ${by}: ${name}`, async () => {
        const target = document.createElement("div");
        target.textContent = "old";
        await write(target, html, profiles[profile], sanitize);
        const wanted = document.createElement("div");
        wanted.innerHTML = shown;
        expect(target.innerHTML).to.equal(wanted.innerHTML);
      });
    }
  }

  it(`rows are read as rows where they belong (${by})`, async () => {
    const target = document.createElement("tbody");
    await write(target, '<tr data-line-id="1"><td>x</td></tr>', profiles.fragment, sanitize);
    expect(target.innerHTML).to.equal('<tr data-line-id="1"><td>x</td></tr>');
  });
}
