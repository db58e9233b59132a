import "../publisher-page.ts";
import { expect, oneEvent } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { define } from "#shared/element/index.ts";
import pageSearch from "#website/page-search/page-search.element.ts";
import { newVisitor, until } from "../shared/state/visitor.ts";
import { signIn } from "../sign-in.ts";
import { part, place } from "./outside.ts";

define(pageSearch);

const options = (host: Element) => [...host.shadowRoot!.querySelectorAll<HTMLElement>("[part=option]")];

async function open(attributes = "") {
  const form = await place(`<form><suite-page-search ${attributes}></suite-page-search></form>`, "suite-page-search");
  const host = form.querySelector<HTMLElement>("suite-page-search")!;
  return { form: form as HTMLFormElement, host, input: part<HTMLInputElement>(host, "input")! };
}

describe("suite-page-search", () => {
  beforeEach(newVisitor);

  it("suggests pages while the visitor types, by keyboard, and adds the address to the form", async () => {
    await signIn("publisher");
    const { form, host, input } = await open('name="url"');
    input.focus();
    await sendKeys({ type: "workshop" });
    await until(() => options(host).length === 1 && !host.matches(":state(busy)"));
    expect(options(host)[0]!.innerText).to.equal("Our workshop – /our-workshop");
    await expect(host).to.be.accessible();
    const chosen = oneEvent(host, "suite-page-select");
    await sendKeys({ press: "ArrowDown" });
    await until(() => input.getAttribute("aria-activedescendant"));
    await sendKeys({ press: "Enter" });
    expect((await chosen).detail).to.deep.equal({ loc: "/our-workshop" });
    await until(() => input.value === "/our-workshop");
    expect(input.ariaExpanded).to.equal("false");
    expect([...new FormData(form)]).to.deep.equal([["url", "/our-workshop"]]);
    part(host, "clear")!.click();
    await until(() => input.value === "");
    expect([...new FormData(form)]).to.deep.equal([["url", ""]]);
  });

  it("shows that nothing was found, and adds nothing to a form without a name", async () => {
    await signIn("publisher");
    const { form, host, input } = await open();
    input.focus();
    await sendKeys({ type: "zzz" });
    await until(() => part(host, "list")!.innerText.trim() === "No page has this in its address");
    expect([...new FormData(form)]).to.deep.equal([]);
  });

  it("shows an error without a session", async () => {
    const { host, input } = await open();
    input.click();
    await until(() => part(host, "problem"));
    expect(part(host, "problem")!.innerText).to.contain("session has expired");
  });
});
