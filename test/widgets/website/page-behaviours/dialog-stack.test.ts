import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { begin, closes, edit, focusId, isSeen, leave, one, opens, page, versions, warnings } from "./built-in.ts";
import { backdrops, dialog, givenBack, isInert, opener } from "./dialogs.ts";

const upper = dialog("upper", opener("again", "lower"));
/** Positions of the upper dialog in the page: before the lower one, or in it. */
const pairs = {
  beside: upper + opener("open", "lower") + dialog("lower", opener("more", "upper")),
  within: opener("open", "lower") + dialog("lower", opener("more", "upper") + upper),
};

/** Returns the dialog at a point of the window. */
const dialogAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(".modal")?.id;

/** Returns the page as the suite's editor would save it. */
const whole = () => (document.documentElement.cloneNode(false) as Element).outerHTML + document.body.outerHTML;

async function openBoth() {
  one("#open").click();
  await opens("#lower");
  one("#more").click();
  await opens("#upper");
}

for (const version of versions)
  for (const [position, markup] of Object.entries(pairs))
    describe(`a dialog of framework ${version} opened by a dialog, ${position} it`, () => {
      afterEach(leave);

      const actions: Readonly<Record<string, () => Promise<unknown>>> = {
        Escape: () => sendKeys({ press: "Escape" }),
        "its button": () => Promise.resolve(one("#close-upper").click()),
        "a click behind it": () => sendMouse({ type: "click", position: [5, 300] }),
      };
      for (const [name, action] of Object.entries(actions))
        it(`is above the other, and closes first by ${name}`, async () => {
          await page(markup, version);
          await openBoth();
          expect([focusId(), isSeen("#lower"), backdrops()]).to.deep.equal(["upper", true, 2]);
          expect(["open", "more", "again"].map(isInert)).to.deep.equal([true, true, false]);
          const { left, top } = one("#close-upper").getBoundingClientRect();
          expect(dialogAt(left + 3, top + 3)).to.equal("upper");
          await action();
          await closes("#upper");
          await waitUntil(() => backdrops() === 1, "its backdrop stays");
          expect([focusId(), isSeen("#lower"), document.body.matches(".modal-open")]).to.deep.equal([
            "more",
            true,
            true,
          ]);
          expect(["open", "more", "close-lower"].map(isInert)).to.deep.equal([true, false, false]);
          await sendKeys({ press: "Escape" });
          await closes("#lower");
          await givenBack();
          expect(focusId()).to.equal("open");
        });

      it("closes when one of its controls opens the other again", async () => {
        await page(markup, version);
        await openBoth();
        one("#again").click();
        await closes("#upper");
        expect([focusId(), isSeen("#lower"), isInert("more")]).to.deep.equal(["more", true, false]);
      });

      it("closes with the other for the editor, which finds the page as the suite sent it", async () => {
        await page("", version);
        const main = one("main");
        main.innerHTML = version === "4" ? markup : markup.replace(/data-(?=toggle|target|dismiss)/g, "data-bs-");
        one("#upper").style.cssText = "color:red";
        const sent = whole();
        await begin();
        await openBoth();
        edit();
        expect(whole()).to.equal(sent);
      });
    });

describe("stacked dialogs", () => {
  afterEach(leave);

  it("keep the upper one when the lower one is removed, and return the focus to a remaining control", async () => {
    await page(pairs.beside);
    await openBoth();
    one("#lower").remove();
    await waitUntil(() => backdrops() === 1, "its backdrop stays");
    expect([isSeen("#upper"), isInert("open"), focusId()]).to.deep.equal([true, true, "upper"]);
    await sendKeys({ press: "Escape" });
    await closes("#upper");
    await givenBack();
    expect(focusId()).to.equal("open");
  });

  it("focus the lower one when its control has been removed", async () => {
    await page(pairs.beside);
    await openBoth();
    one("#more").remove();
    await sendKeys({ press: "Escape" });
    await closes("#upper");
    expect(focusId()).to.equal("lower");
  });

  it("close together with the lower one", async () => {
    await page(pairs.within);
    await openBoth();
    one("#close-lower").click();
    await closes("#upper");
    await givenBack();
    expect([focusId(), isSeen("#lower")]).to.deep.equal(["open", false]);
  });

  it("replace each other if the control dismisses its own dialog, and return the focus to the control of the first", async () => {
    await page(opener("open", "lower") + dialog("lower", opener("more", "upper", ' data-dismiss="modal"')) + upper);
    await openBoth();
    await closes("#lower");
    await waitUntil(() => backdrops() === 1, "the other's backdrop stays");
    expect(focusId()).to.equal("upper");
    await sendKeys({ press: "Escape" });
    await closes("#upper");
    await givenBack();
    expect(focusId()).to.equal("open");
  });

  it("open as three, each above the one before", async () => {
    await page(
      dialog("third", "") +
        dialog("upper", opener("last", "third")) +
        opener("open", "lower") +
        dialog("lower", opener("more", "upper")),
    );
    await openBoth();
    one("#last").click();
    await opens("#third");
    const { left, top } = one("#close-third").getBoundingClientRect();
    expect(dialogAt(left + 3, top + 3)).to.equal("third");
    const order = ["lower", "upper", "third"].map((id) => Number(getComputedStyle(one(`#${id}`)).zIndex));
    expect(order).to.deep.equal([...order].sort((one, other) => one - other));
    for (const id of ["last", "more", "open"]) {
      await sendKeys({ press: "Escape" });
      await waitUntil(() => focusId() === id, `no focus for ${id}`);
    }
    await givenBack();
  });

  it("open although the page moves them meanwhile", async () => {
    await page(pairs.within);
    one("#more").addEventListener("click", () => document.body.append(one("#upper")));
    await openBoth();
    await Promise.resolve();
    expect([isSeen("#upper"), focusId()]).to.deep.equal([true, "upper"]);
  });

  it("remove their backdrops when the editor starts during the transition", async () => {
    await page(pairs.beside);
    await openBoth();
    await sendKeys({ press: "Escape" });
    one("#close-lower").click();
    edit();
    expect(document.querySelector(".modal-backdrop,[inert],[style],.modal-open")).to.equal(null);
  });

  it("work beside a form whose fields hide its functions", async () => {
    const lines = await warnings(async () => {
      await page(
        pairs.beside +
          `<form id="form">${["closest", "contains", "inert", "querySelector", "parentElement"].map((name) => `<input name="${name}">`).join("")}</form>`,
      );
      const form = document.getElementById("form")!;
      const isFormInert = () => Element.prototype.hasAttribute.call(form, "inert");
      await openBoth();
      expect(isFormInert()).to.equal(true);
      Element.prototype.remove.call(form);
      await sendKeys({ press: "Escape" });
      await sendKeys({ press: "Escape" });
      await closes("#lower");
      expect(isFormInert()).to.equal(false);
      await givenBack();
    });
    expect(lines).to.deep.equal([]);
  });
});
