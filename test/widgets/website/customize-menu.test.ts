import "../publisher-page.ts";
import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import customizeMenu from "#website/customize-menu/customize-menu.element.ts";
import { newVisitor, until } from "../shared/state/visitor.ts";
import { signIn } from "../sign-in.ts";
import { part, place } from "./outside.ts";

define(customizeMenu);

const view = document.documentElement.dataset;
const switches = (host: Element) => [...host.shadowRoot!.querySelectorAll<HTMLInputElement>("input")];
const menu = (inner: string) => place(inner, "suite-customize-menu");

describe("suite-customize-menu", () => {
  beforeEach(async () => {
    await newVisitor();
    view["viewXmlid"] = "website.tools";
  });
  afterEach(() => {
    delete view["viewXmlid"];
    restore();
  });

  it("shows the page's options in their groups once it is visible", async () => {
    await signIn("publisher");
    const box = await menu("<div hidden><suite-customize-menu></suite-customize-menu></div>");
    const host = box.querySelector("suite-customize-menu")!;
    expect(switches(host)).to.have.length(0);
    box.hidden = false;
    await until(() => switches(host).length === 2);
    expect(part(host, "heading")!.innerText).to.equal("Tools");
    expect(switches(host).map((input) => [input.labels![0]!.innerText.trim(), input.checked])).to.deep.equal([
      ["Pictures", true],
      ["From other sites", true],
    ]);
    await expect(host).to.be.accessible();
  });

  it("has menu items in the suite's menu", async () => {
    await signIn("publisher");
    const box = await menu(
      '<div role="menu" aria-label="Customize"><a role="menuitem" href="#">Theme</a><suite-customize-menu></suite-customize-menu></div>',
    );
    const host = box.querySelector("suite-customize-menu")!;
    await until(() => switches(host).length === 2);
    await expect(box).to.be.accessible();
  });

  it("has switches after page behaviours remove the role of the menu", async () => {
    await signIn("publisher");
    const box = await menu(
      '<div role="menu" aria-label="Customize"><suite-customize-menu></suite-customize-menu></div>',
    );
    const host = box.querySelector("suite-customize-menu")!;
    await until(() => switches(host).length === 2);
    expect(switches(host).map(({ role }) => role)).to.deep.equal(["menuitemcheckbox", "menuitemcheckbox"]);
    box.removeAttribute("role");
    await until(() => switches(host).every(({ role }) => role === "switch"));
    await expect(host).to.be.accessible();
  });

  it("keeps the focus on the pressed checkbox while the option is switched, and ignores further presses", async () => {
    await signIn("publisher");
    const host = await menu("<div><suite-customize-menu></suite-customize-menu></div>").then((box) =>
      box.querySelector("suite-customize-menu")!,
    );
    await until(() => switches(host).length === 2);
    const calls = stub(window, "fetch").callsFake(() => new Promise(() => {}));
    const [first, second] = switches(host);
    first!.focus();
    await sendKeys({ press: "Space" });
    await until(() => host.matches(":state(busy)") && first!.ariaDisabled === "true");
    expect(host.shadowRoot!.activeElement).to.equal(first);
    await sendKeys({ press: "Space" });
    second!.click();
    expect(calls.callCount).to.equal(1);
    expect(switches(host).map(({ checked }) => checked)).to.deep.equal([true, true]);
    await expect(host).to.be.accessible();
  });

  it("shows an error to users without access", async () => {
    await signIn("portal");
    const host = await menu("<div><suite-customize-menu></suite-customize-menu></div>").then((box) =>
      box.querySelector("suite-customize-menu")!,
    );
    await until(() => part(host, "failure"));
    expect(part(host, "failure")!.innerText).to.contain("you are not allowed to modify this document");
  });

  it("is hidden on a page without the name of its view", async () => {
    delete view["viewXmlid"];
    const box = await menu("<div><suite-customize-menu></suite-customize-menu></div>");
    expect(box.offsetHeight).to.equal(0);
  });
});
