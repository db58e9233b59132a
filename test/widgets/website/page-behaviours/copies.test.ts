import { expect } from "@open-wc/testing";
import { restore, useFakeTimers } from "sinon";
import { loadCopies } from "#website/page-behaviours/copies.ts";
import { begin, closes, edit, isSeen, leave, one, opens, page } from "./built-in.ts";
import { dialog, givenBack, opener } from "./dialogs.ts";

const waiting = {
  "a link that sends its form":
    '<form target="_blank"><a id="go" href="#" class="btn a-submit a-submit-disable a-submit-loading"><i class="fa fa-lock"></i> Pay</a></form>',
  "a link without a sign":
    '<form target="_blank"><a id="go" href="#" class="btn a-submit a-submit-disable a-submit-loading">Pay</a></form>',
  "a button of a form":
    '<form class="js_website_submit_form" target="_blank"><button type="submit" id="go">Send</button></form>',
  "a link that is pressed once": '<a id="go" href="#" class="btn js_disable_on_click">Pay</a>',
};

/** Kinds of copies of the page: cloned, written again, or saved by an editor that ended before it is written. */
const ways = ["cloned", "written", "saved"] as const;

/** Replaces the page's markup by a copy. */
async function copy(way: (typeof ways)[number]): Promise<void> {
  if (way === "cloned") one("main").replaceWith(one("main").cloneNode(true));
  else {
    const { innerHTML } = document.body;
    if (way === "saved") edit();
    document.body.innerHTML = innerHTML;
  }
  await begin();
}

describe("copies of the page", () => {
  beforeEach(() => {
    useFakeTimers({ toFake: ["setTimeout"] });
    window.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  });
  afterEach(async () => {
    restore();
    await leave();
  });

  for (const [name, markup] of Object.entries(waiting))
    for (const kind of ["cloned", "saved"] as const)
      it(`page-behaviours: removes the busy state of ${name} in copies that are ${kind}`, async () => {
        const main = await page(markup);
        await loadCopies();
        const { innerHTML } = main;
        const button = one("#go");
        button.click();
        expect(button.matches(".disabled")).to.equal(true);
        await copy(kind);
        expect(one("#go") === button).to.equal(false);
        expect(one("main").innerHTML).to.equal(innerHTML);
        // the original is still busy
        expect(button.matches(".disabled")).to.equal(kind === "cloned");
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        expect([button.matches(".disabled"), main.querySelector("[data-suite-before],.fa-spin")]).to.deep.equal([
          false,
          null,
        ]);
      });
});

const entries = ["Home", "Products", "Services", "Customers", "About us"]
  .map((name) => `<li class="nav-item"><a class="nav-link" href="#">${name}</a></li>`)
  .join("");

interface Opened {
  readonly markup: string;
  /** Control that opens it. */
  readonly control: string;
  /** Markup that becomes visible. */
  readonly shown: string;
  /** Control that has to be pressed before. */
  readonly first?: string;
}
const opened: Readonly<Record<string, Opened>> = {
  "a dialog": {
    markup: `<p>Text</p>${opener("go", "terms")}${dialog("terms", "Terms")}`,
    control: "#go",
    shown: "#terms",
  },
  "a dialog above another": {
    markup: `<p>Text</p>${opener("first", "lower")}${dialog("lower", opener("go", "upper"))}${dialog("upper", "")}`,
    control: "#go",
    shown: "#upper",
    first: "#first",
  },
  "a hint": {
    markup: '<p><a href="#" id="go" data-toggle="popover" title="Size" data-content="In cm">Size</a></p>',
    control: "#go",
    shown: ".popover",
  },
  "a menu": {
    markup:
      '<div class="dropdown"><a id="go" href="#" data-toggle="dropdown">More</a><ul class="dropdown-menu"><li><a href="#">About us</a></li></ul></div>',
    control: "#go",
    shown: ".dropdown-menu",
  },
  "a header's further entries": {
    markup: `<header><nav class="d-flex" style="width:300px;overflow:hidden"><ul class="nav d-flex flex-row" id="top_menu">${entries}</ul></nav></header>`,
    control: ".o_extra_menu_items a",
    shown: ".o_extra_menu_items .dropdown-menu",
  },
};

describe("copies of the page in which something is open", () => {
  const stay = (event: Event) => event.preventDefault();
  beforeEach(() => window.addEventListener("click", stay));
  afterEach(async () => {
    window.removeEventListener("click", stay);
    await leave();
  });

  for (const [name, { markup, control, shown, first }] of Object.entries(opened))
    for (const way of ways)
      it(`page-behaviours: closes ${name} in copies that are ${way}`, async () => {
        await page(markup);
        const open = async () => {
          if (first) one(first).click();
          one(control).click();
          await opens(shown);
        };
        await open();
        await copy(way);
        await closes(shown);
        await givenBack();
        expect(document.querySelectorAll(`.tooltip,.popover,[aria-modal],[aria-describedby]`)).to.have.length(0);
        expect(document.querySelectorAll(".o_extra_menu_items")).to.have.length(markup.includes("top_menu") ? 1 : 0);
        await open();
        expect(document.querySelectorAll(shown)).to.have.length(1);
        expect(isSeen(shown)).to.equal(true);
      });

  for (const way of ways)
    it(`page-behaviours: puts a header's entries back in copies that are ${way}`, async () => {
      const main = await page(opened["a header's further entries"]!.markup);
      edit();
      const { innerHTML } = main;
      await begin();
      expect(document.querySelectorAll(".o_extra_menu_items")).to.have.length(1);
      await copy(way);
      edit();
      expect(one("main").innerHTML).to.equal(innerHTML);
    });
});
