import { expect, waitUntil } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { isSeen, leave, one, opens, page } from "./built-in.ts";

const box = (selector: string) => one(selector).getBoundingClientRect();
const isInWindow = (selector: string) => box(selector).left >= 0 && box(selector).right <= innerWidth;

describe("a built-in page in a right-to-left language", () => {
  beforeEach(() => void (document.documentElement.dir = "rtl"));
  afterEach(leave);

  it("keeps its menus inside the window at both sides", async () => {
    const menu = (id: string) =>
      `<div class="dropdown" style="width:90px"><a href="#" id="${id}" data-toggle="dropdown">Menu</a><div class="dropdown-menu" id="${id}-menu" style="width:200px"><a class="dropdown-item" href="#x">One</a></div></div>`;
    await page(`<div style="display:flex;justify-content:space-between">${menu("first")}${menu("last")}</div>`);
    for (const id of ["first", "last"]) {
      one(`#${id}`).click();
      await opens(`#${id}-menu`);
      expect(isInWindow(`#${id}-menu`), id).to.equal(true);
    }
  });

  it("shows a hint of the right side on the left", async () => {
    await page(
      `<p style="padding:80px 300px"><button id="pop" title="Head" data-toggle="popover" data-placement="right" data-content="Text">P</button></p>`,
    );
    one("#pop").click();
    await waitUntil(() => isSeen(".popover"), "no popover");
    expect(box(".popover").right < box("#pop").left).to.equal(true);
  });

  it("selects the next tab, at the left, by the left arrow", async () => {
    await page(
      `<ul class="nav nav-tabs"><li class="nav-item"><a class="nav-link active" id="a" data-toggle="tab" href="#pa">A</a></li><li class="nav-item"><a class="nav-link" id="b" data-toggle="tab" href="#pb">B</a></li></ul>
      <div class="tab-content"><div class="tab-pane active" id="pa">A</div><div class="tab-pane" id="pb">B</div></div>`,
    );
    one("#a").focus();
    await sendKeys({ press: "ArrowLeft" });
    await opens("#pb");
    expect(document.activeElement?.id).to.equal("b");
  });
});
