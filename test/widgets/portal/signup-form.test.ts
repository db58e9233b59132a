import { expect } from "@open-wc/testing";
import { restore, useFakeTimers } from "sinon";
import declaration from "#portal/signup-form/signup-form.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";
import { builtInPage, comeBack } from "../shop/lists.ts";
import { watchWays } from "../ways.ts";
import { place } from "./place.ts";

define(declaration);

const simple = (form: string) => `<suite-signup-form>${form}</suite-signup-form>`;

describe("suite-signup-form", () => {
  let going: ReturnType<typeof watchWays> | undefined;
  beforeEach(() => {
    going = watchWays();
  });
  afterEach(() => {
    going?.stop();
    restore();
    document.querySelector("main")?.remove();
  });

  it("sends the suite's form once, announces that, and enables the button after the visitor navigated back", async () => {
    const { page, find, host, written } = await place(
      (await builtInPage("/web/signup")).querySelectorAll(".oe_website_login_container"),
      declaration,
    );
    for (const field of page.querySelectorAll<HTMLInputElement>("input[required]")) field.value = "ann@example.com";
    const button = find<HTMLButtonElement>(".oe_login_buttons button");
    button.focus();
    button.click();
    button.click();
    await until(() => button.disabled && going!.ways.length > 0);
    button.click();
    expect(going!.ways.map((way) => new URL(way).pathname)).to.deep.equal(["/web/signup"]);
    expect([button.disabled, button.ariaBusy]).to.deep.equal([true, "true"]);
    await until(() => getComputedStyle(button, "::after").position === "absolute", "the sign on the button");
    await expect(host).to.be.accessible();
    expect(host.shadowRoot!.querySelector("[role=status]")!.textContent).to.equal("Your account is being created…");
    comeBack();
    expect([button.disabled, document.activeElement === button]).to.deep.equal([false, true]);
    // the input is kept
    expect(page.innerHTML.replace(/<\/?suite-signup-form>/g, "")).to.equal(written);
    expect(find<HTMLInputElement>("[name=login]").value).to.equal("ann@example.com");
  });

  it("stays idle for forms that are not sent", async () => {
    const { find, page } = await place(simple("<form><input required><button>Go</button></form>"), declaration);
    const button = find<HTMLButtonElement>("button");
    const clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    button.click();
    find<HTMLInputElement>("input").value = "x";
    // the check of the page runs last
    window.addEventListener("submit", (event) => event.preventDefault(), { once: true });
    button.click();
    clock.tick(0);
    expect([going!.ways.length, button.disabled]).to.deep.equal([0, false]);
    button.setAttribute("formtarget", "_blank");
    page.querySelector("form")!.addEventListener("submit", (event) => event.preventDefault());
    button.click();
    clock.tick(0);
    expect(button.disabled).to.equal(false);
  });

  it("sends the value of the pressed button", async () => {
    const { find } = await place(
      simple('<form><input name="a" value="1"><button name="kind" value="new">Go</button></form>'),
      declaration,
    );
    find("button").click();
    await until(() => going!.ways.length > 0);
    expect(going!.ways.map((way) => new URL(way).search)).to.deep.equal(["?a=1&kind=new"]);
  });

  it("enables the button if the element is removed while the form is being sent", async () => {
    const { find, giveBack } = await place(simple("<form><button>Go</button></form>"), declaration);
    const clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const button = find<HTMLButtonElement>("button");
    button.click();
    clock.tick(0);
    expect(button.disabled).to.equal(true);
    restore();
    giveBack();
    await until(() => button.outerHTML === "<button>Go</button>");
  });
});
