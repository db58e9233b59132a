import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { json, ownPage, place, placed, watch } from "./place.ts";

/** Markup of both kinds, with fields outside of their form. */
const outside = {
  simple: `<form id="f"><label>Name <input name="contact_name"></label></form>
    <label>Text <input name="text" form="f" required></label>
    <label>List <select name="list" form="f" required><option value=""></option><option>b</option></select></label>
    <label><input type="checkbox" name="tick" value="1" form="f" required> Terms</label>
    <label><input type="radio" name="radio" value="1" form="f" required> One</label>`,
  stock: `<form id="f" class="s_website_form"><div class="form-field"><label class="col-form-label" for="contact_name">Name</label>
    <input class="o_website_form_input" name="contact_name"></div><a class="o_website_form_send" href="#">Send</a></form>
    ${[
      '<input class="o_website_form_input" name="text" form="f" required>',
      '<select class="o_website_form_input" name="list" form="f" required><option value=""></option><option>b</option></select>',
      '<input type="checkbox" class="o_website_form_input" name="tick" value="1" form="f" required>',
      '<input type="radio" class="o_website_form_input" name="radio" value="1" form="f" required>',
    ]
      .map((field) => `<div class="form-field"><label class="col-form-label">A</label>${field}</div>`)
      .join("")}`,
};

describe("suite-form with fields outside of its form", () => {
  ownPage();

  for (const [kind, markup] of Object.entries(outside))
    it(`checks, marks and sends them, and sends by Enter in them: ${kind} markup`, async () => {
      // fields after the form are also outside of the element
      const [inside, ...rest] = markup.split("</form>");
      const form = await place(`${inside}</form>`);
      const page = form.host.parentElement!;
      page.insertAdjacentHTML("beforeend", rest.join(""));
      const bodies = watch(json({ id: 7 }));
      const named = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)!;
      const marked = () => [...page.querySelectorAll<HTMLInputElement>("[aria-invalid]")].map(({ name }) => name);
      named("text").focus();
      await sendKeys({ press: "Enter" });
      await until(() => form.part("summary"), "not checked");
      expect(marked()).to.deep.equal(["text", "list", "tick", "radio"]);
      for (const [name, value] of [
        ["text", "x"],
        ["list", "b"],
      ] as const) {
        named(name).value = value;
        named(name).dispatchEvent(new Event("change", { bubbles: true }));
      }
      for (const name of ["tick", "radio"]) named(name).click();
      expect([marked(), page.querySelector(".suite-field-error,.o_has_error")]).to.deep.equal([[], null]);
      named("text").focus();
      await sendKeys({ press: "Enter" });
      await until(() => bodies.length > 0, "not sent");
      expect(bodies[0]).to.deep.include({ text: "x", list: "b", tick: "1", radio: "1" });
    });
});

const copied = `<form class="s_website_form"><div class="form-field"><label class="col-form-label" for="contact_name">Name</label>
  <input class="o_website_form_input" name="contact_name" required></div><button class="o_website_form_send">Send</button></form>`;

describe("a copy of suite-form", () => {
  ownPage();
  const left =
    ".suite-field-error,.is-invalid,.o_has_error,[aria-invalid],[aria-describedby],[disabled],[aria-disabled],.disabled";

  it("has no errors of the original, and can be sent", async () => {
    const bodies = watch(json({ id: 7 }));
    const form = await place(copied);
    form.find("button").click();
    await until(() => form.part("summary"));
    const copy = form.host.cloneNode(true) as HTMLElement;
    form.host.replaceWith(copy);
    const next = await placed(copy);
    expect(copy.querySelector(left)).to.equal(null);
    next.type("contact_name", "Ann");
    next.find("button").click();
    await until(() => bodies.length > 0);
    expect(copy.querySelector(left)?.localName, "while it is sent, or after").to.equal("button");
  });

  it("is not busy while the original is", async () => {
    const form = await place(copied);
    let come: (response: Response) => void = () => {};
    const bodies = watch(() => new Promise<Response>((resolve) => (come = resolve)));
    form.type("contact_name", "Ann");
    form.find("button").click();
    await until(() => bodies.length > 0);
    const { outerHTML, parentElement } = form.host;
    form.host.remove();
    parentElement!.insertAdjacentHTML("beforeend", outerHTML);
    const copy = parentElement!.querySelector<HTMLElement>("suite-form")!;
    await placed(copy);
    expect(copy.querySelector(left)).to.equal(null);
    come(new Response("{}"));
  });

  it("changes neither the original nor the author's markup", async () => {
    const form = await place(
      copied.replace('class="o_website_form_input"', 'class="mine o_website_form_input" aria-describedby="help"'),
    );
    form.find("button").click();
    await until(() => form.part("summary"));
    const copy = form.host.cloneNode(true) as HTMLElement;
    form.host.after(copy);
    await placed(copy);
    expect(form.host.querySelectorAll(".suite-field-error,[aria-invalid]").length).to.equal(2);
    const field = copy.querySelector("input")!;
    expect([field.className, field.getAttribute("aria-describedby")]).to.deep.equal([
      "mine o_website_form_input",
      "help",
    ]);
  });
});
