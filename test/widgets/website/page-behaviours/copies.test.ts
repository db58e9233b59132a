import { expect } from "@open-wc/testing";
import { restore, useFakeTimers } from "sinon";
import { loadCopies } from "#website/page-behaviours/copies.ts";
import { begin, edit, leave, one, page } from "./built-in.ts";

const waiting = {
  "a link that sends its form":
    '<form target="_blank"><a id="go" href="#" class="btn a-submit a-submit-disable a-submit-loading"><i class="fa fa-lock"></i> Pay</a></form>',
  "a link without a sign":
    '<form target="_blank"><a id="go" href="#" class="btn a-submit a-submit-disable a-submit-loading">Pay</a></form>',
  "a button of a form":
    '<form class="js_website_submit_form" target="_blank"><button type="submit" id="go">Send</button></form>',
  "a link that is pressed once": '<a id="go" href="#" class="btn js_disable_on_click">Pay</a>',
};

describe("copies of the page", () => {
  beforeEach(() => {
    useFakeTimers({ toFake: ["setTimeout"] });
    window.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  });
  afterEach(async () => {
    restore();
    await leave();
  });

  /** Replaces the page's markup by a copy: a clone, or text that an editor saved. */
  async function copy(kind: "cloned" | "saved"): Promise<void> {
    if (kind === "cloned") one("main").replaceWith(one("main").cloneNode(true));
    else {
      const { innerHTML } = document.body;
      edit();
      document.body.innerHTML = innerHTML;
    }
    await begin();
  }

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
