import { expect, fixture, html, oneEvent } from "@open-wc/testing";
import { emulateMedia, sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import popup from "#marketing/newsletter-popup/newsletter-popup.element.ts";
import { thisBrowser } from "#marketing/newsletter-popup/newsletter-popup.env.ts";
import { createPopup } from "#marketing/newsletter-popup/newsletter-popup.store.ts";
import * as offer from "#marketing/newsletter-popup/offer.ts";
import { define } from "#shared/element/index.ts";
import { showsRefusals } from "#test/widgets/refusal.ts";
import { newEmail, newVisitor, until } from "#test/widgets/shared/state/visitor.ts";

define(popup);
// the same element in a browser that blocks new windows
define({
  ...popup,
  tag: "suite-blocked-popup",
  store: (context: Parameters<typeof createPopup>[0]) =>
    createPopup(context, { ...thisBrowser(), loadOffer: () => Promise.resolve({ ...offer, go: () => false }) }),
});

type Host = HTMLElement & { open(): Promise<void>; close(): void };

const dialog = (host: Host) => host.shadowRoot!.querySelector("dialog")!;
const part = <E extends HTMLElement = HTMLElement>(host: Host, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`);
const isOpen = (host: Host) => dialog(host)?.matches(":modal") ?? false;
const focused = (host: Host) => host.shadowRoot!.activeElement;

const place = (list: number, trigger = "manual") =>
  fixture<Host>(html`<suite-newsletter-popup data-list-id=${list} data-trigger=${trigger}></suite-newsletter-popup>`);

/** Waits for the end of the opening animation: colours are final then. */
const animationEnds = (host: Host) =>
  Promise.all(
    dialog(host)
      .getAnimations()
      .map(({ finished }) => finished),
  );

/** Opens the dialog, and waits for its content. */
async function opened(list = 1, trigger = "manual") {
  const host = await place(list, trigger);
  await host.open();
  await until(() => isOpen(host), "the popup did not open");
  await animationEnds(host);
  return host;
}
/** Moves the mouse out of the page until the popup, whose content is loading, has reacted. */
const leaves = (host: Host) =>
  until(() => {
    document.dispatchEvent(new MouseEvent("mouseleave"));
    return isOpen(host);
  }, "the popup did not open");

describe("suite-newsletter-popup", () => {
  // the first call starts the suite
  beforeEach(newVisitor);
  afterEach(() => restore());

  it("shows the label of the field above an example address", async () => {
    const host = await opened();
    expect(part(host, "label")!.textContent).to.equal("Your e-mail address");
    expect(part(host, "label")!.getBoundingClientRect().width).to.be.greaterThan(40);
    expect(part<HTMLInputElement>(host, "input")!.placeholder).to.equal("name@example.com");
  });

  it("shows the list's content when the mouse leaves, once, as its cookie records", async () => {
    const host = await place(1, "exit");
    await leaves(host);
    await animationEnds(host);
    await until(() => part(host, "content")!.querySelector("h3"));
    expect(document.cookie.split("; ")).to.include("newsletter-popup-1=true");
    await until(() => focused(host) === part(host, "input"));
    await expect(host).to.be.accessible();
    host.close();
    await until(() => !isOpen(host));
    document.dispatchEvent(new MouseEvent("mouseleave"));
    expect(host.matches(":state(open)")).to.equal(false);
  });

  it("takes the focus, keeps it inside, and returns it", async () => {
    const opener = await fixture<HTMLElement>(html`<button>Letters</button>`);
    const host = await place(1);
    opener.focus();
    await host.open();
    await until(() => isOpen(host) && focused(host) === part(host, "input"));
    for (let tab = 0; tab < 6; tab++) {
      await sendKeys({ press: "Tab" });
      expect(document.activeElement).to.not.equal(opener);
    }
    const hidden = oneEvent(host, "suite-popup-hide");
    await sendKeys({ press: "Escape" });
    await hidden;
    await until(() => document.activeElement === opener, "the focus did not come back");
  });

  it("closes by its button", async () => {
    const host = await opened();
    const hidden = oneEvent(host, "suite-popup-hide");
    part(host, "close")!.click();
    await hidden;
    await until(() => !isOpen(host));
  });

  it("stays closed when a listener cancels it", async () => {
    const host = await place(1);
    const asked = oneEvent(host, "suite-popup-show");
    host.addEventListener("suite-popup-show", (event) => event.preventDefault(), { once: true });
    await host.open();
    await asked;
    expect(isOpen(host)).to.equal(false);
    expect(document.cookie).to.not.contain("newsletter-popup");
  });

  for (const [name, other] of [
    ["a modal dialog", html`<dialog>Cookies?</dialog>`],
    ["the built-in theme's modal", html`<div class="modal show">Cookies?</div>`],
  ] as const) {
    it(`waits until ${name} is gone`, async () => {
      const element = await fixture<HTMLElement>(other);
      if (element instanceof HTMLDialogElement) element.showModal();
      const host = await place(1);
      await host.open();
      expect(isOpen(host)).to.equal(false);
      element.remove();
      await until(() => isOpen(host));
    });
  }

  it("waits until a dialog in another element's shadow root is gone", async () => {
    const element = await fixture<HTMLElement>(html`<div></div>`);
    const modal = document.createElement("dialog");
    element.attachShadow({ mode: "open" }).append(modal);
    modal.showModal();
    const host = await place(1);
    await host.open();
    expect(isOpen(host)).to.equal(false);
    modal.close();
    await until(() => isOpen(host));
  });

  it("subscribes, closes, and thanks in a live region for screen readers", async () => {
    const host = await opened(2);
    const email = newEmail();
    await sendKeys({ type: email });
    const change = oneEvent(document, "suite-subscribe-change");
    await sendKeys({ press: "Enter" });
    expect((await change).detail).to.deep.equal({ subscribed: true, email });
    await until(() => !isOpen(host));
    await until(() => part(host, "status")?.textContent === "Thanks for your subscription!");
  });

  it("thanks and offers the link, which takes the focus, if the browser blocked the new tab", async () => {
    const host = await fixture<Host>(
      html`<suite-blocked-popup data-list-id="1" data-trigger="manual"></suite-blocked-popup>`,
    );
    await host.open();
    await until(() => isOpen(host));
    await animationEnds(host);
    await sendKeys({ type: newEmail() });
    await sendKeys({ press: "Enter" });
    await until(() => part(host, "link") && focused(host) === part(host, "link"));
    expect(part(host, "link")!).to.have.attribute("href", "/blog");
    expect(part(host, "link")!).to.have.attribute("rel", "noopener");
    await until(() => part(host, "status")!.textContent === "Thanks for your subscription!");
    await expect(host).to.be.accessible();
  });

  it("marks an invalid e-mail, and stays open", async () => {
    const host = await opened();
    await sendKeys({ type: "reader" });
    await sendKeys({ press: "Enter" });
    await until(() => part(host, "input")!.getAttribute("aria-invalid") === "true");
    expect(isOpen(host)).to.equal(true);
    await expect(host).to.be.accessible();
  });

  it("reports an unknown list, and shows nothing", async () => {
    stub(console, "error");
    const failed = oneEvent(document, "suite-error");
    const host = await place(99999, "exit");
    expect((await failed).detail).to.include({ tag: "suite-newsletter-popup", kind: "config" });
    expect(isOpen(host)).to.equal(false);
  });

  it("takes no space in the page", async () => {
    const host = await opened();
    expect(getComputedStyle(host).display).to.equal("contents");
    expect(part(host, "base")!.getClientRects()).to.have.length(0);
  });

  it("does not move with reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const host = await opened();
    expect(getComputedStyle(dialog(host)).animationDuration).to.equal("0s");
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  showsRefusals(["/website_mass_mailing/subscribe"], async (refuse) => {
    const host = await opened();
    part<HTMLInputElement>(host, "input")!.focus();
    await sendKeys({ type: newEmail() });
    refuse();
    await sendKeys({ press: "Enter" });
    return host;
  });
});
