import { expect, fixture, html, oneEvent } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import subscribe from "#marketing/subscribe/subscribe.element.ts";
import { define } from "#shared/element/index.ts";
import { translations } from "#shared/i18n/index.ts";
import { showsRefusals } from "#test/widgets/refusal.ts";
import { newEmail, newVisitor, until } from "#test/widgets/shared/state/visitor.ts";

define(subscribe, translations({ ar: () => import("#marketing/i18n/ar.json") }));

const place = async (list = 1) => {
  const host = await fixture<HTMLElement>(html`<suite-subscribe data-list-id=${list}></suite-subscribe>`);
  await until(() => input(host) && !host.matches(":state(loading)"), "no answer of the suite");
  return host;
};
const part = <E extends HTMLElement = HTMLElement>(host: HTMLElement, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`);
const input = (host: HTMLElement) => part<HTMLInputElement>(host, "input")!;

async function type(host: HTMLElement, text: string) {
  input(host).focus();
  await sendKeys({ type: text });
}

describe("suite-subscribe", () => {
  // the first call starts the suite
  beforeEach(newVisitor);
  afterEach(() => restore());

  it("subscribes by Enter, thanks in its place, and keeps the focus; the list's other blocks show the mark", async () => {
    const [here, there] = [await place(), await place()];
    const email = newEmail();
    await type(here, email);
    const change = oneEvent(document, "suite-subscribe-change");
    await sendKeys({ press: "Enter" });
    const event = await change;
    expect(event.target).to.equal(here);
    expect(event.detail).to.deep.equal({ subscribed: true, email });

    await until(() => !part(here, "form"));
    expect(part(here, "status")!).to.have.attribute("role", "status");
    await until(() => part(here, "status")!.textContent === "Thanks for your subscription!");
    await until(() => document.activeElement === here);

    await until(() => input(there).value === email && part(there, "subscribed"));
    expect(input(there).disabled).to.equal(true);
    expect(part(there, "button")).to.equal(null);
    expect(part(there, "subscribed")!.textContent).to.equal("Thanks");
    await until(() => there.matches(":state(subscribed)"));
    await expect(here).to.be.accessible();
    await expect(there).to.be.accessible();
  });

  it("shows the label inside the field", async () => {
    const host = await place();
    const [label, field] = [part(host, "label")!, input(host)].map((each) => each.getBoundingClientRect());
    expect([label!.height > 12, label!.top > field!.top, label!.bottom < field!.bottom]).to.deep.equal([
      true,
      true,
      true,
    ]);
  });

  it("marks an invalid e-mail, without a text and without a call", async () => {
    const host = await place();
    const calls = stub(window, "fetch").callThrough();
    await type(host, "reader");
    await sendKeys({ press: "Enter" });
    await until(() => input(host).getAttribute("aria-invalid") === "true");
    expect(host.shadowRoot!.activeElement).to.equal(input(host));
    expect(host.shadowRoot!.textContent).to.equal("Your e-mail addressSubscribe");
    await type(host, "@example.com");
    await until(() => input(host).getAttribute("aria-invalid") !== "true");
    expect(calls.callCount).to.equal(0);
    await expect(host).to.be.accessible();
  });

  it("shows a message of its own for a deleted list; the suite's message about its database is for the console", async () => {
    const logged = stub(console, "error");
    const host = await place(99999);
    await type(host, "reader@example.com");
    const failed = oneEvent(document, "suite-error");
    part(host, "button")!.click();
    expect((await failed).detail).to.include({ tag: "suite-subscribe", kind: "server" });
    await until(() => part(host, "retry"));
    expect(input(host).value).to.equal("reader@example.com");
    expect(host.shadowRoot!.querySelector("[role=alert]")!.textContent).to.equal(
      "This list is not available any more.",
    );
    expect(logged.callCount).to.equal(1);
    expect(logged.firstCall.args[0]).to.match(/^<suite-subscribe> server: .*The operation cannot be completed/);
    expect(host.shadowRoot!.textContent).not.to.contain("cannot be completed");
    await expect(host).to.be.accessible();
    const again = oneEvent(document, "suite-error");
    part(host, "retry")!.click();
    await again;
  });

  it("is busy while the call is pending, and sends once on a double click", async () => {
    const host = await place();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const real = window.fetch;
    const calls = stub(window, "fetch").callsFake((...request) => held.then(() => real(...request)));
    await type(host, newEmail());
    const done = oneEvent(document, "suite-subscribe-change");
    part(host, "button")!.click();
    part(host, "button")!.click();
    await until(() => part(host, "button")!.getAttribute("aria-busy") === "true");
    release();
    await done;
    expect(calls.callCount).to.equal(1);
  });

  it("has the page's language", async () => {
    const page = await fixture<HTMLElement>(
      html`<div lang="ar" dir="rtl"><suite-subscribe data-list-id="1"></suite-subscribe></div>`,
    );
    const host = page.querySelector<HTMLElement>("suite-subscribe")!;
    await until(() => part(host, "button"));
    expect(part(host, "button")!.textContent).to.equal("اشتراك");
  });

  showsRefusals(["/website_mass_mailing/subscribe"], async (refuse) => {
    const host = await place();
    await type(host, newEmail());
    refuse();
    part(host, "button")!.click();
    return host;
  });
});
