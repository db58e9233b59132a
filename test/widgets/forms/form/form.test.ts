import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { stub } from "sinon";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { adopt, contact, fill, json, lost, ownPage, place, watch } from "./place.ts";

describe("suite-form", () => {
  ownPage();

  it("shows errors beside each field and above the form, and focuses the first", async () => {
    const form = await place(contact);
    const bodies = watch();
    form.find("button").click();
    await until(() => form.part("summary"));
    expect(document.activeElement).to.equal(form.find("[name=contact_name]"));
    const email = form.find("[name=email_from]");
    const note = document.getElementById(email.getAttribute("aria-describedby")!)!;
    expect([email.ariaInvalid, note.textContent]).to.deep.equal(["true", "Please fill in this field."]);
    const links = [...form.host.shadowRoot!.querySelectorAll<HTMLElement>("[part=field-link]")];
    expect(links.map(({ innerText }) => innerText)).to.deep.equal(["Your name", "Email", "Question"]);
    expect(form.events).to.deep.equal([["error", { fields: ["contact_name", "email_from", "name"] }]]);
    await expect(form.host).to.be.accessible();
    links[1]!.click();
    expect(document.activeElement).to.equal(email);
    form.type("email_from", "ann");
    expect(email.ariaInvalid).to.equal("true");
    form.type("email_from", "ann@example.com");
    expect([email.ariaInvalid, email.hasAttribute("aria-describedby"), note.isConnected]).to.deep.equal([
      null,
      false,
      false,
    ]);
    await until(() => form.host.shadowRoot!.querySelectorAll("[part=field-link]").length === 2);
    expect(bodies).to.deep.equal([]);
  });

  it("sends once per press, empties the form and shows thanks, with a disabled button until the next input", async () => {
    const form = await place(contact, 'data-model="crm.lead" data-field-team-id="7"');
    const bodies = watch();
    fill(form);
    const button = form.find<HTMLButtonElement>("button");
    button.focus();
    button.click();
    button.click();
    expect(button.disabled).to.equal(true);
    await until(() => form.part("status")!.textContent === "The form has been sent successfully.");
    expect(bodies).to.have.length(1);
    expect(bodies[0]).to.deep.include({
      path: "/website_form/crm.lead",
      contact_name: "Ann",
      email_from: "ann@example.com",
      name: "A chair",
      team_id: "7",
    });
    expect(form.events.map(([name]) => name)).to.deep.equal(["submit", "success"]);
    expect((form.events[1]![1] as { id: number }).id).to.be.a("number");
    expect([form.find("[name=name]").value, button.disabled]).to.deep.equal(["", true]);
    await expect(form.host).to.be.accessible();
    form.type("name", "Another");
    expect(button.disabled).to.equal(false);
  });

  it("sends by Enter, also in markup with a link as button", async () => {
    const { markup, sent, undo, find, type, host, quiet } = await adopt("/contactus");
    const bodies = watch(json({ error_fields: ["partner_name"] }));
    for (const name of ["contact_name", "partner_name", "name", "description", "email_from"]) type(name, "x");
    find("[name=phone]").focus();
    await sendKeys({ press: "Enter" });
    await until(() => bodies.length === 1);
    const link = find<HTMLElement>(".o_website_form_send");
    await quiet();
    // refused by the suite: marked like in the built-in front end
    const block = find("[name=partner_name]").closest(".form-field")!;
    expect([block.matches(".o_has_error"), find("[name=partner_name]").matches(".is-invalid")]).to.deep.equal([
      true,
      true,
    ]);
    expect(document.activeElement).to.equal(find("[name=partner_name]"));
    expect(link.matches("[disabled],.disabled,[aria-disabled]")).to.equal(false);
    expect("phone" in bodies[0]!, "an empty value is not sent").to.equal(false);
    await expect(host).to.be.accessible({ ignoredRules: ["region", "color-contrast"] });
    for (const name of ["contact_name", "partner_name", "name", "description", "email_from"])
      find(`[name=${name}]`).value = "";
    undo();
    await until(() => markup.outerHTML === sent, markup.outerHTML);
  });

  it("shows the suite's message about a field as text, and removes it once the field changes", async () => {
    const form = await place(contact);
    watch(json({ error_fields: { name: "<b>Too</b> long", contact_name: true } }));
    fill(form);
    form.find("button").click();
    await until(() => form.part("failure"));
    const noteOf = (name: string) =>
      document.getElementById(form.find(`[name=${name}]`).getAttribute("aria-describedby")!)!;
    expect([noteOf("name").textContent, noteOf("contact_name").textContent]).to.deep.equal([
      "<b>Too</b> long",
      "Please check this field.",
    ]);
    expect(form.part("retry")).to.equal(null);
    form.type("name", "Short");
    form.type("contact_name", "Bo");
    await until(() => !form.part("failure"));
    expect(form.find("[name=name]").value).to.equal("Short");
  });

  it("sends again after a lost answer only by its button, and keeps the input", async () => {
    const logged = stub(console, "error");
    const form = await place(contact);
    const bodies = watch(lost);
    fill(form);
    form.find("button").click();
    await until(() => form.part("keep"));
    expect(form.part("failure")!.innerText).to.contain("the form may have been sent, or not");
    expect(form.find("[name=name]").value).to.equal("A chair");
    await expect(form.host).to.be.accessible();
    form.find("button").click();
    await until(() => form.host.shadowRoot!.activeElement === form.part("retry"));
    expect(bodies).to.have.length(1);
    form.part("retry")!.click();
    await until(() => form.part("status")!.textContent);
    expect(bodies).to.have.length(2);
    expect(logged.called).to.equal(true);
  });

  for (const [what, answer, isOpen] of [
    ["a page in the place of the answer", () => new Response("<p>Welcome to the hotel</p>"), true],
    ["a proxy without an answer", () => new Response("", { status: 504 }), true],
    ["an answer of another shape", json({ result: 1 }), true],
    ["an error of the suite", () => new Response("", { status: 500 }), false],
    ["a session that is gone", () => new Response("", { status: 400 }), false],
    ["a refusal", json(false), false],
    ["no cart", json({ id: false }), false],
  ] as const)
    it(`shows that the form ${isOpen ? "may have been sent" : "was not sent"}: ${what}`, async () => {
      stub(console, "error");
      const form = await place(contact);
      const bodies = watch(answer);
      fill(form);
      form.find("button").click();
      await until(() => form.part("failure"));
      expect([!!form.part("keep"), bodies.length]).to.deep.equal([isOpen, 1]);
      expect(form.find("[name=name]").value).to.equal("A chair");
      expect(form.find<HTMLButtonElement>("button").disabled).to.equal(false);
      expect(form.host.matches(":state(error)")).to.equal(true);
    });

  it("sends nothing if the page cancels the event, or if a robot filled in the form", async () => {
    const form = await place(
      contact.replace("<button>", '<label>Leave empty <input name="trap"></label><button>'),
      'data-model="crm.lead" data-honeypot="trap"',
    );
    const bodies = watch();
    fill(form);
    expect(form.find("[name=trap]").getClientRects().length).to.equal(0);
    form.host.addEventListener("suite-form-submit", (event) => event.preventDefault(), { once: true });
    form.find("button").click();
    await form.quiet();
    expect(form.part("failure")).to.equal(null);
    form.find("[name=trap]").value = "http://spam.example";
    form.find("button").click();
    await until(() => form.part("failure"));
    expect(bodies).to.deep.equal([]);
  });
});
