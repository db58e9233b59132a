import { expect } from "@open-wc/testing";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { json, ownPage, place, readsFiles, watch } from "./place.ts";

/** Forms whose disabled fieldset has required fields. */
const forms = {
  simple: `<form><label>Name <input name="contact_name"></label>
    <fieldset disabled><legend><label>Size <input name="size" value="L"></label></legend>
      <label>Terms <input type="checkbox" name="terms" required></label>
      <label>Day <input type="date" name="day" value="2026-02-01"></label>
      <label>Text <input name="text" required></label><input type="file" name="paper"></fieldset>
    <label>Photo <input type="file" name="photo"></label><button>Send</button></form>`,
  stock: `<form class="s_website_form">
    <div class="form-field"><label class="col-form-label" for="contact_name">Name</label>
      <input class="o_website_form_input" name="contact_name"></div>
    <fieldset disabled><legend><input class="o_website_form_input" name="size" value="L"></legend>
      <div class="form-field"><label class="col-form-label" for="terms">Terms</label>
        <input type="checkbox" class="o_website_form_input" name="terms" required></div>
      <div class="form-field"><label class="col-form-label" for="text">Text</label>
        <input class="o_website_form_input" name="text" required></div>
      <input type="file" class="o_website_form_input" name="paper"></fieldset>
    <input type="file" name="photo"><a class="o_website_form_send" href="#">Send</a></form>`,
};

describe("suite-form with a disabled fieldset", () => {
  ownPage();

  for (const [kind, markup] of Object.entries(forms))
    it(`neither sends nor requires its fields, except those in its legend: ${kind} markup`, async () => {
      const form = await place(markup);
      const bodies = watch(json({ id: 7 }));
      const hasFiles = await readsFiles();
      if (hasFiles)
        for (const name of ["paper", "photo"]) {
          const data = new DataTransfer();
          data.items.add(new File(["1"], `${name}.txt`));
          form.find<HTMLInputElement>(`[name=${name}]`).files = data.files;
        }
      form.type("contact_name", "Ann");
      form.find("button,.o_website_form_send").click();
      await until(() => bodies.length > 0, "not sent");
      const { csrf_token: _, ...sent } = bodies[0]!;
      expect(sent).to.deep.equal({
        path: "/website_form/crm.lead",
        contact_name: "Ann",
        size: "L",
        ...(hasFiles && { "photo[1][0]": "photo.txt" }),
      });
    });

  it("requires its fields once the fieldset is enabled", async () => {
    const form = await place(forms.simple);
    const bodies = watch();
    form.find<HTMLFieldSetElement>("fieldset").disabled = false;
    form.find("button").click();
    await until(() => form.part("summary"));
    expect(form.events).to.deep.equal([["error", { fields: ["terms", "text"] }]]);
    expect(bodies).to.deep.equal([]);
  });
});
