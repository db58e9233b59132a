import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { closes, edit, focusId, isSeen, leave, notOurs, one, opens, page, versions } from "./built-in.ts";

const accordion = `<div id="faq"><button id="a" data-toggle="collapse" data-target="#one">A</button><div class="collapse show" id="one" data-parent="#faq">One</div>
  <button id="b" data-toggle="collapse" data-target="#two">B</button><div class="collapse" id="two" data-parent="#faq">Two</div></div><div id="bare" data-toggle="collapse" data-target="#two">C</div>`;
const tabs = `<ul class="nav nav-tabs"><li class="nav-item"><a id="t1" class="nav-link active" data-toggle="tab" href="#p1">1</a></li><li class="nav-item"><a id="t2" class="nav-link" data-toggle="tab" href="#p2">2</a></li></ul>
  <div class="tab-content"><div class="tab-pane fade active show" id="p1">One</div><div class="tab-pane fade" id="p2">Two</div></div>`;
const modal = `<p id="behind"><button id="open" data-toggle="modal" data-target="#dialog">Open</button><output role="status">x</output></p><div class="modal fade" id="dialog"><div class="modal-dialog"><form class="modal-content"><header class="modal-header"><h4 class="modal-title">Validate</h4><button type="button" id="close" class="close" data-dismiss="modal" aria-label="Close">x</button></header><div class="modal-body"><input id="name" aria-label="Name"></div></form></div></div>`;

for (const version of versions) {
  describe(`panels of framework ${version}`, () => {
    afterEach(leave);

    it("open by keyboard, also from a link without an address", async () => {
      await page(
        `<a id="bare" data-toggle="collapse" data-target="#bare-panel">Open</a><div class="collapse" id="bare-panel">Panel</div>`,
        version,
      );
      await sendKeys({ press: "Tab" });
      expect(focusId()).to.equal("bare");
      await sendKeys({ press: "Enter" });
      await opens("#bare-panel");
    });

    it("collapse alone and as an accordion, and by keyboard from controls that are no buttons", async () => {
      await page(accordion, version);
      expect([one("#a").ariaExpanded, one("#b").ariaExpanded]).to.deep.equal(["true", "false"]);
      one("#b").click();
      await opens("#two");
      await closes("#one");
      expect([one("#a").ariaExpanded, one("#b").ariaExpanded, one("#bare").ariaExpanded]).to.deep.equal([
        "false",
        "true",
        "true",
      ]);
      one("#bare").focus();
      await sendKeys({ press: "Enter" });
      await closes("#two");
    });

    it("show tabs by arrow keys, also in right-to-left text", async () => {
      const main = await page(tabs, version);
      await expect(main).to.be.accessible(notOurs);
      one("#t2").click();
      await opens("#p2");
      expect([isSeen("#p1"), one("#t2").ariaSelected, one("#t1").tabIndex]).to.deep.equal([false, "true", -1]);
      one("#t2").focus();
      await sendKeys({ press: "Home" });
      await opens("#p1");
      document.documentElement.dir = "rtl";
      await sendKeys({ press: "ArrowLeft" });
      expect(focusId()).to.equal("t2");
      await opens("#p2");
    });
  });

  describe(`dialogs of framework ${version}`, () => {
    afterEach(leave);

    it("take the focus, make the page behind them inert except for live regions, and return the focus", async () => {
      const main = await page(modal, version);
      one("#open").click();
      await opens("#dialog");
      expect([focusId(), one("#dialog").ariaModal, one("#open").closest("[inert]") !== null]).to.deep.equal([
        "dialog",
        "true",
        true,
      ]);
      expect([one("output").closest("[inert]"), getComputedStyle(document.body).overflow]).to.deep.equal([
        null,
        "hidden",
      ]);
      await waitUntil(() => one("#dialog").matches(".modal_shown"), "not shown");
      await expect(main).to.be.accessible(notOurs);
      await sendKeys({ press: "Tab" });
      expect(focusId()).to.equal("close");
      await sendKeys({ press: "Escape" });
      await closes("#dialog");
      expect([
        focusId(),
        document.querySelector("[inert],.modal-backdrop"),
        document.body.style.overflow,
      ]).to.deep.equal(["open", null, ""]);
    });

    it("close by their button and their backdrop, unless they are static", async () => {
      await page(modal, version);
      for (const control of ["#close", ".modal"]) {
        one("#open").click();
        await opens("#dialog");
        if (control === "#close") one(control).click();
        else await sendMouse({ type: "click", position: [5, 300] });
        await closes("#dialog");
      }
      one("#dialog").dataset["backdrop"] = "static";
      one("#open").click();
      await opens("#dialog");
      await sendMouse({ type: "click", position: [5, 300] });
      expect(isSeen("#dialog")).to.equal(true);
      edit();
      expect([isSeen("#dialog"), one("#dialog").className]).to.deep.equal([false, "modal fade"]);
    });
  });
}

describe("markup that an element binds", () => {
  afterEach(leave);

  it("is ignored by page behaviours, such as rows of the comparison", async () => {
    await page(
      `<suite-compare-table><table><tr id="row" data-toggle="collapse" data-target=".part"><th>Wood</th></tr><tr class="part collapse show"><td>Oak</td></tr></table></suite-compare-table>`,
    );
    expect([one("#row").role, one("#row").ariaExpanded]).to.deep.equal([null, null]);
    one("#row").click();
    expect(isSeen(".part")).to.equal(true);
  });
});
