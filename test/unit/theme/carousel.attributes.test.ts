import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { carouselAttributes, itemsCss } from "#theme/common/carousel/carousel.attributes.ts";

const { parse } = carouselAttributes.itemsAt;
const columns = (css: string) =>
  [...css.matchAll(/min-width:(\d+)px\)\{\.track\{--_items:(\d+)/g)]
    .map(([, from, items]) => `${from}:${items}`)
    .join(" ");

describe("data-items-at", () => {
  test("accepts widths with numbers in any order", () => {
    assert.deepEqual(parse("0:1 600:3 1000:5"), [
      [0, 1],
      [600, 3],
      [1000, 5],
    ]);
    assert.deepEqual(parse("  900:4   0:2 "), [
      [0, 2],
      [900, 4],
    ]);
  });

  test("rejects other values", () => {
    for (const text of ["3", "0:0", "a:1", "0:1,600:3", "0:1 600", "0:100"]) assert.equal(parse(text), undefined, text);
  });
});

describe("number of visible slides", () => {
  test("is one, three and five by the width, limited by data-items", () => {
    assert.equal(columns(itemsCss({ items: 5, itemsAt: undefined })), "0:1 600:3 1000:5");
    assert.equal(columns(itemsCss({ items: 3, itemsAt: undefined })), "0:1 600:3 1000:3");
    assert.equal(columns(itemsCss({ items: 1, itemsAt: undefined })), "0:1 600:1 1000:1");
    assert.equal(columns(itemsCss({ items: 0, itemsAt: undefined })), "0:1 600:1 1000:1");
  });

  test("is set by data-items-at", () => {
    assert.equal(
      columns(
        itemsCss({
          items: 1,
          itemsAt: [
            [0, 2],
            [700, 6],
          ],
        }),
      ),
      "0:2 700:6",
    );
  });
});
