import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { edit, focusId, isSeen, leave, one, opens, page, versions } from "./built-in.ts";
import { dialog, givenBack, isInert, opener } from "./dialogs.ts";

const first = `<a id="first" href="#first">First</a>`;
const alone = first + opener("open", "lower") + `<div id="part">${dialog("lower", "")}</div>`;

for (const version of versions)
  describe(`a dialog of framework ${version} that is removed`, () => {
    afterEach(leave);

    const actions: Readonly<Record<string, () => void>> = {
      "is removed": () => one("#lower").remove(),
      "is replaced with its part of the page": () => (one("#part").innerHTML = dialog("lower", "")),
      "is moved": () => one("main").append(one("#lower")),
      "is moved out of a part that is removed": () => {
        const lower = one("#lower");
        one("#part").remove();
        one("main").append(lower);
      },
    };
    for (const [name, action] of Object.entries(actions))
      it(`closes when it ${name}, and focuses its control`, async () => {
        await page(alone, version);
        one("#open").click();
        await opens("#lower");
        action();
        await givenBack();
        expect([focusId(), isSeen("#lower")]).to.deep.equal(["open", false]);
        if (!document.querySelector("#lower")) return;
        one("#open").click();
        await opens("#lower");
        expect(isInert("open")).to.equal(true);
      });

    it("focuses the main part of the page if its control has been removed, too", async () => {
      const main = await page(alone, version);
      one("#open").click();
      await opens("#lower");
      main.innerHTML = first;
      await givenBack();
      expect(document.activeElement).to.equal(main);
      await sendKeys({ press: "Tab" });
      expect(focusId()).to.equal("first");
      edit();
      expect(main.outerHTML).to.equal(`<main>${first}</main>`);
    });

    it("keeps the tabindex of the main part", async () => {
      const main = await page(alone, version);
      main.tabIndex = 0;
      one("#open").click();
      await opens("#lower");
      main.innerHTML = first;
      await givenBack();
      expect([document.activeElement === main, main.tabIndex]).to.deep.equal([true, 0]);
    });

    it("focuses the start of a page without a main part", async () => {
      await page(alone, version);
      one("#open").click();
      await opens("#lower");
      document.body.innerHTML = first;
      await givenBack();
      await sendKeys({ press: "Tab" });
      expect(focusId()).to.equal("first");
    });

    it("stays open when another node is removed", async () => {
      await page(alone, version);
      one("#open").click();
      await opens("#lower");
      one("#first").remove();
      await Promise.resolve();
      expect([isSeen("#lower"), isInert("open")]).to.deep.equal([true, true]);
    });
  });
