import { expect, fixture } from "@open-wc/testing";
import { emulateMedia, sendKeys, setViewport } from "@web/test-runner-commands";
import { sheet } from "#shared/element/sheet.ts";
import contentCss from "#shared/styles/content.css";
import controlsCss from "#shared/styles/content-controls.css";
import tokensCss from "#shared/styles/tokens.css";

/** Form with each kind of field, groups, hints, errors and two buttons. */
const form = `<form>
  <label>Your name <input name="name" required></label>
  <label for="mail">E-mail address</label> <input id="mail" type="email" value="ada@example">
  <span class="suite-field-error">This address is incomplete.</span>
  <label>Phone <input type="tel"> <small>We call in the morning.</small></label>
  <label>Day <input type="date"></label>
  <label>Seats <input type="number" value="2"></label>
  <label>Country <select><option>Belgium</option></select></label>
  <label>Plan <input type="file"></label>
  <label>Message <textarea></textarea></label>
  <fieldset><legend>Delivery</legend>
    <label><input type="radio" name="way" checked> By bicycle</label>
    <label><input type="radio" name="way"> By post</label>
  </fieldset>
  <fieldset><legend>News</legend><label><input type="checkbox"> Send me the newsletter</label></fieldset>
  <button type="button">Preview</button>
  <button>Send</button>
</form>`;

const css = `${tokensCss}${contentCss}${controlsCss}`;
const inPage = sheet(css.replaceAll(":host {", ":where(.suite-content) {"));

/** Places where the sheet gives simple markup its looks; each resolves to the content. */
const places = {
  async "a page"(style: string) {
    return fixture<HTMLElement>(`<div class="suite-content" style="${style}">${form}</div>`);
  },
  async "a shadow root"(style: string) {
    const host = await fixture<HTMLElement>(`<div style="display: block; ${style}"></div>`);
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet(css)];
    root.innerHTML = `<div>${form}</div>`;
    return root.firstElementChild as HTMLElement;
  },
};

const all = (content: Element, selector: string) => [...content.querySelectorAll<HTMLElement>(selector)];
const box = (element: Element) => element.getBoundingClientRect();
const fields = ':is(input:not([type="radio"], [type="checkbox"]), select)';

/** Box of a label's own text. */
function textBox(label: HTMLElement): DOMRect {
  const range = document.createRange();
  range.selectNodeContents([...label.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!);
  return range.getBoundingClientRect();
}

describe("sheet of simple markup", () => {
  before(() => void document.adoptedStyleSheets.push(inPage));
  after(() => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== inPage)));
  afterEach(async () => {
    await emulateMedia({ forcedColors: "none", colorScheme: "light" });
    await setViewport({ width: 800, height: 600 });
  });

  for (const [name, place] of Object.entries(places)) {
    describe(`in ${name}`, () => {
      it("puts labels above fields of 40 to 48 px, and errors and hints under them", async () => {
        const content = await place("");
        for (const field of all(content, fields)) expect(box(field).height, field.outerHTML).to.be.within(40, 48);
        for (const label of all(content, "label:has(> :is(input, select, textarea)), label[for]")) {
          const field = label.querySelector(":scope > :is(input, select, textarea)") ?? content.querySelector("#mail")!;
          if (field.matches("[type=radio], [type=checkbox]")) continue;
          expect(textBox(label).bottom, label.outerHTML).to.be.at.most(box(field).top);
        }
        const error = content.querySelector(".suite-field-error")!;
        expect(box(error).top).to.be.at.least(box(content.querySelector("#mail")!).bottom);
        expect(box(error).top - box(content.querySelector("#mail")!).bottom).to.be.below(12);
        expect(box(content.querySelector("small")!).top).to.be.at.least(
          box(content.querySelector("[type=tel]")!).bottom,
        );
      });

      it("sets groups apart by space alone", async () => {
        const content = await place("");
        const [delivery, news] = all(content, "fieldset");
        const [day, seats] = all(content, "label:has(> [type=date]), label:has(> [type=number])");
        expect(box(news!).top - box(delivery!).bottom).to.be.above(box(seats!).top - box(day!).bottom);
        for (const { borderTopWidth } of [delivery!, news!].map((group) => getComputedStyle(group)))
          expect(borderTopWidth).to.equal("0px");
      });

      it("has one primary button, which differs from the others also in forced colours", async () => {
        const content = await place("");
        const background = (button: Element) => getComputedStyle(button).backgroundColor;
        const [preview, send] = all(content, "button");
        const probe = document.createElement("p");
        probe.style.backgroundColor = "var(--_accent)";
        content.append(probe);
        expect([background(send!), background(preview!) === background(send!)]).to.deep.equal([
          background(probe),
          false,
        ]);
        await emulateMedia({ forcedColors: "active" });
        for (const button of [preview!, send!])
          expect(parseFloat(getComputedStyle(button).borderTopWidth), button.outerHTML).to.be.above(0);
      });

      for (const scheme of ["light", "dark"] as const)
        it(`passes axe on a ${scheme} page`, async () => {
          await emulateMedia({ colorScheme: scheme });
          const content = await place("color-scheme: light dark; background: Canvas; color: CanvasText");
          const root = content.getRootNode();
          await expect(root instanceof ShadowRoot ? (root.host as HTMLElement) : content).to.be.accessible();
        });

      it("is mirrored in right-to-left text", async () => {
        const content = await place("direction: rtl");
        const mark = content.querySelector("[type=radio]")!;
        expect(box(content).right - box(mark).right).to.be.below(4);
        expect(box(content).right - box(content.querySelector("button")!).right).to.be.below(4);
      });

      it("fits 320 px with text of 200 %", async () => {
        await setViewport({ width: 320, height: 600 });
        const content = await place("font-size: 200%; max-width: 300px");
        for (const part of all(content, "*"))
          expect(box(part).right, part.outerHTML).to.be.at.most(box(content).right + 1);
        for (const field of all(content, fields)) expect(box(field).height).to.be.at.least(40);
      });

      it("shows where the keyboard is", async () => {
        const content = await place("");
        content.querySelector<HTMLElement>("[name=name]")!.focus();
        await sendKeys({ press: "Tab" });
        const { outlineStyle, outlineWidth } = getComputedStyle(content.querySelector("#mail")!);
        expect([outlineStyle, outlineWidth]).to.deep.equal(["solid", "2px"]);
      });
    });
  }
});
