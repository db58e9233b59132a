import { expect } from "@open-wc/testing";
import { needs } from "#scripts/wtr/needs.mjs";
import { hasPlatformSanitizer, sanitizeByPlatform } from "#shared/html/platform.ts";
import { sanitizeByPurify } from "#shared/html/purify.ts";
import { write } from "#shared/html/write.ts";
import { attacks } from "./corpus.ts";
import { harmIn } from "./harm.ts";
import { type ProfileName, profiles } from "./profiles.ts";

declare global {
  interface Window {
    attacked(): void;
  }
}

const sanitizers = { ...(hasPlatformSanitizer() && { platform: sanitizeByPlatform }), purify: sanitizeByPurify };

/** Every image that was put in has failed or loaded by now, and its handlers, if there were any, have run. */
const settled = (root: Element) =>
  Promise.all(
    Array.from(root.querySelectorAll("img"))
      .filter(({ complete }) => !complete)
      .map(
        (image) =>
          new Promise((resolve) => {
            image.addEventListener("load", resolve);
            image.addEventListener("error", resolve);
          }),
      ),
  );

let target: HTMLElement;
let hits: number;

beforeEach(() => {
  hits = 0;
  window.attacked = () => void hits++;
  target = document.createElement("div");
});

afterEach(() => document.body.replaceChildren());

it("this browser has a sanitizer of its own", () => {
  needs(hasPlatformSanitizer());
  expect(hasPlatformSanitizer()).to.equal(true);
});

it("an attack without a sanitizer is detected", async () => {
  target.innerHTML = attacks["image that fails"]!;
  document.body.append(target);
  await settled(target);
  expect(hits).to.equal(1);
  expect(harmIn(target, "fragment")).to.deep.equal(["attribute onerror"]);
});

for (const [by, sanitize] of Object.entries(sanitizers)) {
  for (const profile of Object.keys(profiles) as ProfileName[]) {
    describe(`${profile} by ${by}`, () => {
      for (const [name, html] of Object.entries(attacks)) {
        it(name, async () => {
          const content = `<p>before</p>${html}`;
          await write(target, content, profiles[profile], sanitize);
          expect(harmIn(target, profile)).to.deep.equal([]);
          expect(target.textContent).to.match(/^before/);

          // and nothing that an editor's copy, written and read again, would bring to life
          const again = new DOMParser().parseFromString(target.innerHTML, "text/html").body;
          expect(harmIn(again, profile)).to.deep.equal([]);

          document.body.append(target);
          await settled(target);
          expect(hits).to.equal(0);
        });
      }
    });
  }
}

for (const [by, sanitize] of Object.entries(sanitizers)) {
  it(`no method of the document is hidden (${by})`, async () => {
    const frame = document.createElement("iframe");
    document.body.append(frame);
    const page = frame.contentDocument!;
    for (const html of Object.values(attacks)) {
      const part = document.createElement("div");
      await write(part, html, profiles.fragment, sanitize);
      page.body.append(part);
    }
    expect(page.body.localName).to.equal("body");
    expect(page.cookie).to.be.a("string");
    for (const key of ["getElementById", "querySelector", "createElement"] as const)
      expect(page[key], key).to.be.a("function");
  });
}
