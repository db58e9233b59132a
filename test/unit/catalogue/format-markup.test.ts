import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { formatMarkup } from "#demo/catalogue/format-markup.ts";

describe("formatted markup", () => {
  it("has a line for each block, and the text of a line in one", () => {
    assert.equal(
      formatMarkup(
        '<suite-x data-flag=""><form method="post"><p>One <b>two</b></p><label>Seats <select name="n"><option>0</option><option>1</option></select></label><button class="action primary">Go</button></form></suite-x>',
      ),
      `<suite-x data-flag>
  <form method="post">
    <p>One <b>two</b></p>
    <label>
      Seats
      <select name="n">
        <option>0</option>
        <option>1</option>
      </select>
    </label>
    <button>Go</button>
  </form>
</suite-x>`,
    );
  });

  it("keeps what it says: entities, classes of the page, several elements", () => {
    assert.equal(
      formatMarkup(
        '<p class="o_x quiet">a &amp; b</p>\n<suite-x data-json="[{&quot;a&quot;:1}]"></suite-x><img src="/a.png"/>',
      ),
      '<p class="o_x">a &amp; b</p>\n<suite-x data-json="[{&quot;a&quot;:1}]"></suite-x>\n<img src="/a.png">',
    );
  });

  it("breaks a long line of text", () => {
    const words = "word ".repeat(30).trim();
    assert.equal(formatMarkup(`<p>${words}</p>`), `<p>\n  ${words}\n</p>`);
  });
});
