import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { connect } from "#shared/suite/index.ts";
import { newVisitor, until } from "#test/widgets/shared/state/visitor.ts";
import { all, contact, inside, loaded, part, place } from "./loaded-form.ts";

function type(host: Element, name: string, value: string) {
  const field = inside(host, `[name="${name}"]`);
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function fillIn(host: Element) {
  type(host, "contact_name", "Ada Hall");
  type(host, "email_from", "ada@example.com");
  type(host, "partner_name", "Hall & Sons");
  type(host, "name", "A chair");
  type(host, "description", "How wide is it?");
}
const press = (host: Element) => inside(host, "[type=submit]").click();
const isSent = (host: Element) => until(() => host.matches(":state(sent)"));

describe("suite-form without markup", () => {
  beforeEach(newVisitor);
  afterEach(() => {
    restore();
    sessionStorage.clear();
  });

  it("shows the form of the suite's page, and leaves the author's markup as it is", async () => {
    const host = place(contact);
    const addresses: string[] = [];
    host.addEventListener("suite-load", ({ detail }: CustomEventInit<{ address: string }>) =>
      addresses.push(new URL(detail!.address).pathname),
    );
    await loaded(host);
    expect(all(host, "[name]").map(({ name }) => name)).to.deep.equal([
      "contact_name",
      "phone",
      "email_from",
      "partner_name",
      "name",
      "description",
    ]);
    expect(inside(host, "label").textContent.trim()).to.equal("Your Name");
    expect(inside(host, "[type=submit]").textContent).to.equal("Send");
    expect(all(host, "[class*=form-],[class*=col-],[id],script,style")).to.have.length(0);
    expect(document.body.innerHTML).to.equal(contact);
    expect(addresses.map((address) => address.replace(/^\/en_US/, ""))).to.deep.equal(["/contactus"]);
    await expect(host).to.be.accessible();
  });

  it("sends the form with the token of its page, and stays", async () => {
    const host = place(contact);
    const sent: unknown[] = [];
    host.addEventListener("suite-form-success", (event) => sent.push((event as CustomEvent).detail));
    await loaded(host);
    fillIn(host);
    press(host);
    await isSent(host);
    expect(sent).to.have.length(1);
    expect(part(host, "status")!.textContent).to.equal("The form has been sent successfully.");
    expect(inside(host, "[name=contact_name]").value).to.equal("");
    expect(location.pathname).to.not.contain("thank");
  });

  it("sends once more with a new token after a refusal, and keeps what was typed until then", async () => {
    const host = place(contact);
    await loaded(host);
    fillIn(host);
    connect(location.origin).loadedToken = `${"0".repeat(40)}o`;
    press(host);
    await isSent(host);
    expect(host.matches(":state(error)")).to.equal(false);
  });

  it("shows errors beside the fields, and moves the focus to the first one", async () => {
    const host = place(contact);
    await loaded(host);
    press(host);
    await until(() => part(host, "summary"));
    expect(host.matches(":state(invalid)")).to.equal(true);
    expect(host.shadowRoot!.activeElement).to.equal(inside(host, "[name=contact_name]"));
    expect(all(host, "[aria-invalid=true]")).to.have.length(5);
  });

  it("gives the focus to the outcome, as the button stays disabled", async () => {
    const host = place(contact);
    await loaded(host);
    fillIn(host);
    inside(host, "[type=submit]").focus();
    press(host);
    await isSent(host);
    await until(() => host.shadowRoot!.activeElement?.matches("[tabindex]"));
    expect(inside(host, "[type=submit]").disabled).to.equal(true);
  });

  it("adds the values of its attributes", async () => {
    const { fetch } = globalThis;
    let sent: FormData | undefined;
    stub(globalThis, "fetch").callsFake(async (input) => {
      const request = input as Request;
      if (request.method === "POST") sent = await request.clone().formData();
      return fetch(request);
    });
    const host = place('<suite-form data-src="/contactus" data-field-source-id="3"></suite-form>');
    await loaded(host);
    fillIn(host);
    press(host);
    await isSent(host);
    expect([sent!.get("source_id"), sent!.get("partner_name")]).to.deep.equal(["3", "Hall & Sons"]);
    expect(sent!.get("csrf_token")).to.match(/^[0-9a-f]{40}o$/);
  });

  it("keeps a draft by the page of the form, beside the author's own forms", async () => {
    const markup = '<suite-form data-src="/contactus" data-draft></suite-form>';
    let host = place(markup);
    await loaded(host);
    await until(() => {
      type(host, "name", "A desk");
      return sessionStorage.length;
    });
    expect(sessionStorage.key(0)).to.match(/^suite\.form\.(\/en_US)?\/contactus\.crm\.lead$/);
    host = place(markup);
    await loaded(host);
    await until(() => inside(host, "[name=name]").value === "A desk");
  });

  it("takes the page from a link, which is the fallback", async () => {
    const host = place('<suite-form><a href="/contactus">Write to us</a></suite-form>');
    await loaded(host);
    expect(host.querySelector("a")!.checkVisibility()).to.equal(false);
  });

  it("names data-src as missing if nothing says which page", async () => {
    const host = place("<suite-form></suite-form>");
    const errors: { message: string }[] = [];
    host.addEventListener("suite-error", ({ detail }: CustomEventInit<{ message: string }>) => errors.push(detail!));
    await until(() => errors.length);
    expect(errors[0]!.message).to.contain("is missing");
  });

  it("adds nothing to a form of the page around it", async () => {
    document.body.innerHTML = `<form>${contact}</form>`;
    const host = document.querySelector<HTMLElement>("suite-form")!;
    await loaded(host);
    fillIn(host);
    expect([...new FormData(document.querySelector("form")!)]).to.deep.equal([]);
    let isOuterSent = false;
    document.querySelector("form")!.addEventListener("submit", () => (isOuterSent = true));
    press(host);
    await isSent(host);
    expect(isOuterSent).to.equal(false);
  });

  it("says that a page has no form, and keeps the author's content", async () => {
    const host = place('<suite-form data-src="/shop"><a href="/contactus">Write to us</a></suite-form>');
    await until(() => host.matches(":state(missing)"));
    expect(part(host, "missing")!.textContent).to.equal("This is not available any more.");
    expect(host.querySelector("a")!.checkVisibility()).to.equal(true);
  });

  it("says that the session has ended, where the suite asks to sign in", async () => {
    const host = place('<suite-form data-src="/my/account"></suite-form>');
    const kinds: string[] = [];
    host.addEventListener("suite-error", ({ detail }: CustomEventInit<{ kind: string }>) => kinds.push(detail!.kind));
    await until(() => kinds.length);
    expect(kinds).to.deep.equal(["session"]);
  });

  it("loads the page again on request", async () => {
    const host = place(contact);
    await loaded(host);
    const before = inside(host, "form");
    (host as unknown as { refresh(): void }).refresh();
    await until(() => inside(host, "form") && inside(host, "form") !== before);
  });
});
