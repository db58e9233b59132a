import { expect } from "@open-wc/testing";
import { safeUrl, safeWebUrl } from "#shared/html/index.ts";

const good = [
  "https://x.example/a?b#c",
  "http://x.example",
  "HTTPS://X.example",
  "//x.example/a",
  "/shop",
  "shop/cart",
  "?page=2",
  "#top",
  "",
  "mailto:a@b.example",
  "tel:+3212345",
  "/a:b",
  "./javascript:x",
];

for (const address of good) {
  it(`takes ${JSON.stringify(address)}`, () => {
    expect(safeUrl(address)).to.equal(address);
  });
}

const bad = [
  "javascript:x",
  "JAVASCRIPT:x",
  " javascript:x",
  "java\nscript:x",
  "java\tscript:x",
  "\u0001javascript:x",
  "\u00a0javascript:x",
  "\ufeffjavascript:x",
  "javascript\r:x",
  "vbscript:x",
  "data:text/html,x",
  "blob:https://x.example/1",
  "file:///etc/passwd",
  "ftp://x.example",
  "about:blank",
  "filesystem:x",
  "intent:x",
  "http://[",
  "https://",
  "http://x:99999/",
];

for (const address of bad) {
  it(`refuses ${JSON.stringify(address)}`, () => {
    expect(safeUrl(address)).to.equal(undefined);
  });
}

it("an address that a browser follows by itself is on the web", () => {
  expect(safeWebUrl("/shop")).to.equal("/shop");
  expect(safeWebUrl("https://x.example/")).to.equal("https://x.example/");
  expect(safeWebUrl("mailto:a@b.example")).to.equal(undefined);
  expect(safeWebUrl("tel:1")).to.equal(undefined);
});

it("spaces around are not part of it", () => {
  expect(safeUrl(" \n/shop ")).to.equal("/shop");
});

it("resolves against a base", () => {
  expect(safeUrl("/shop?a=1", "https://suite.example/blog/")).to.equal("https://suite.example/shop?a=1");
  expect(safeUrl("//other.example", "https://suite.example")).to.equal("https://other.example/");
  expect(safeUrl("javascript:x", "https://suite.example")).to.equal(undefined);
});

it("agrees with the browser on what a link with noise in it is", () => {
  const noise = [
    "",
    "\0",
    "\u0001",
    "\t",
    "\n",
    "\r",
    "\f",
    " ",
    "\u00a0",
    "\u00ad",
    "\u200b",
    "\u2028",
    "\ufeff",
    "/",
    "\\",
    "%0a",
    "&Tab;",
  ];
  const link = document.createElement("a");
  let refused = 0;
  for (const scheme of ["javascript", "JaVaScRiPt", "data", "vbscript", "https", "mailto"]) {
    for (const first of noise) {
      for (const second of noise) {
        for (const third of noise) {
          const address = `${first}${scheme.slice(0, 4)}${second}${scheme.slice(4)}${third}:x.example`;
          const taken = safeUrl(address);
          refused += Number(taken === undefined);
          link.setAttribute("href", taken ?? "/");
          expect(link.protocol, JSON.stringify(address)).to.match(/^(https?|mailto):$/);
        }
      }
    }
  }
  expect(refused).to.be.above(500);
});
