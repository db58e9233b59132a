import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { shortUrl, withoutQueries } from "#shared/doctor/addresses.ts";
import { withoutQueries as ofElements } from "#shared/element/index.ts";

const token = "5b0e7d52-7a3c-4c35-8f7d-4d0f45c0a145";

describe("an address in a report of the doctor", () => {
  it("has neither query nor fragment, nor a token in its path", () => {
    assert.equal(
      shortUrl(`https://a.example/survey/fill/3/${token}?page=2#top`, "https://a.example"),
      "/survey/fill/3/…",
    );
    assert.equal(
      shortUrl(`https://b.example/${token.replaceAll("-", "")}`, "https://a.example"),
      "https://b.example/…",
    );
    assert.equal(shortUrl("https://a.example/3?access_token=secret", "https://a.example"), "/3");
  });

  it("loses the same in a line of the console as in messages of the elements", () => {
    for (const line of [
      `https://a.example/survey/${token.toUpperCase()}: result.state: Invalid type`,
      "/my/orders/3?access_token=secret: cannot be reached, nor /b?token=secret#top",
      `token=${token} a?b=c what? #7 /x#y:`,
      "<suite-follow> data-res-id=x is not a whole number",
    ])
      assert.equal(withoutQueries(line), ofElements(line));
    assert.equal(withoutQueries(`GET /survey/3/${token}?a=b: failed`), "GET /survey/3/…: failed");
  });
});
