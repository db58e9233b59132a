import { expect, nextFrame } from "@open-wc/testing";
import { sendMouse } from "@web/test-runner-commands";
import { edit, leave, one, opens, page } from "./built-in.ts";
import { dialog, opener } from "./dialogs.ts";

const sent = `<span title="Hint" data-toggle="tooltip" class="word">Word</span>
        <div class="dropdown"><a role="button" aria-haspopup="true" data-toggle="dropdown" href="#" id="more">More</a>
        <div role="menu" class="dropdown-menu"><a role="menuitem" href="#one">One</a></div></div>`;

describe("the suite's editor", () => {
  afterEach(leave);

  it("finds attributes in their original order, including removed ones", async () => {
    const main = await page(sent);
    expect(one("#more").hasAttribute("aria-haspopup")).to.equal(false);
    one("#more").click();
    await opens(".dropdown-menu");
    const { left, top } = one(".word").getBoundingClientRect();
    await sendMouse({ type: "move", position: [Math.ceil(left) + 2, Math.ceil(top) + 2] });
    await opens(".tooltip");
    edit();
    expect(main.innerHTML).to.equal(sent);
  });

  it("keeps classes that were added meanwhile", async () => {
    await page(
      `<div class="dropdown  wide"><button data-toggle="dropdown">More</button><div class="dropdown-menu">One</div></div>`,
    );
    one("button").click();
    await opens(".dropdown-menu");
    one(".dropdown").classList.add("marked");
    edit();
    expect([one(".dropdown").className, one(".dropdown-menu").className]).to.deep.equal([
      "dropdown wide marked",
      "dropdown-menu",
    ]);
  });

  it("finds no trace of stacked dialogs", async () => {
    const styled = (id: string, control: string) =>
      `<div class="modal fade" id="${id}" style="color:red"><div class="modal-dialog"><div class="modal-content"><h2 class="modal-title">A</h2>${control}</div></div></div>`;
    const dialogs = `<button data-toggle="modal" data-target="#low">Open</button>${styled("low", '<button data-toggle="modal" data-target="#high" id="up">More</button>')}${styled("high", "")}`;
    const main = await page(dialogs);
    one("button").click();
    await opens("#low");
    one("#up").click();
    await opens("#high");
    edit();
    expect([main.innerHTML, document.body.className]).to.deep.equal([dialogs, ""]);
  });

  it("finds no trace of a dialog that was reopened while it closed", async () => {
    const dialogs = dialog("upper", "") + opener("open", "lower") + dialog("lower", opener("more", "upper"));
    const main = await page(dialogs);
    one("#open").click();
    await opens("#lower");
    one("#more").click();
    await opens("#upper");
    // the dialog is still closing when it is reopened and when the editor starts
    one("#close-upper").click();
    one("#more").click();
    await opens("#upper");
    edit();
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    await nextFrame();
    expect(main.innerHTML).to.equal(dialogs);
  });
});
