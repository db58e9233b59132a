import { expect } from "@open-wc/testing";
import { restore } from "sinon";
import { newVisitor } from "#test/widgets/shared/state/visitor.ts";
import { all, answerWith, contact, formOf, inside, loaded, place } from "./loaded-form.ts";

describe("a form that suite-form has loaded", () => {
  beforeEach(newVisitor);
  afterEach(restore);

  it("keeps names that a form has itself, kinds of files, lists and dates", async () => {
    answerWith(
      formOf(`<input name="role" value="r"><input name="length"><input name="id" data-oe-model="x"><input type="hidden" name="csrf_token" value="t">
        <input type="hidden" name="team_id" value="4"><div class="form-field"><label class="col-form-label" for="cv">CV *</label>
        <input type="file" name="cv" accept=".pdf" multiple class="o_website_form_input"></div>
        <label>Wood <input name="wood" list="woods"></label><datalist id="woods"><option value="Oak"><option value="Ash"></datalist>
        <input class="o_website_form_date o_website_form_input" name="day" value="02/01/2027">
        <div class="form-field"><label class="col-form-label" for="colour">Colours</label>
        <label><input type="checkbox" name="colour" value="red" checked> Red</label><label><input type="checkbox" name="colour" value="blue"> Blue</label></div>
        <select name="size"><option value="s">Small</option><option value="l" selected>Large</option></select>
        <input type="password" name="secret"><textarea name="description">Hi</textarea>`).replace(
        "<form",
        '<form data-form_field_source="web"',
      ),
    );
    const host = place(contact);
    await loaded(host);
    const form = inside<HTMLFormElement>(host, "form");
    expect(
      [...new FormData(form)].map(([name, value]) => (typeof value === "string" ? `${name}=${value}` : name)),
    ).to.deep.equal([
      "team_id=4",
      "source=web",
      "role=r",
      "length=",
      "id=",
      "cv",
      "wood=",
      "day=",
      "colour=red",
      "size=l",
      "description=Hi",
    ]);
    expect(inside(host, "[name=cv]").accept).to.equal(".pdf");
    expect(inside(host, "[name=cv]").closest("label")!.textContent.trim()).to.equal("CV");
    expect(inside(host, "[name=day]").type).to.equal("date");
    expect([...inside(host, "[name=wood]").list!.options].map(({ value }) => value)).to.deep.equal(["Oak", "Ash"]);
    expect(inside(host, "legend").textContent).to.equal("Colours");
    expect(all(host, "[data-oe-model]")).to.have.length(0);
  });

  it("reduces a hostile page to texts and fields", async () => {
    answerWith(
      formOf(`<input name="submit"><input name="getAttribute"><input name="elements"><input name="attributes">
        <label onclick="alert(1)">&lt;img src=x onerror=alert(1)&gt;<input name="a" onfocus="alert(1)" autofocus formaction="javascript:alert(1)"></label>
        <script>alert(1)</script><iframe srcdoc="x"></iframe><a class="o_website_form_send" href="javascript:alert(1)"><b>Go</b></a>`).replace(
        "/website_form/",
        "javascript:alert(1)",
      ),
    );
    const host = place(contact);
    await loaded(host);
    expect(all(host, "script,iframe,img,a,b,[onclick],[onfocus],[autofocus],[formaction]")).to.have.length(0);
    expect(Element.prototype.getAttribute.call(inside(host, "form"), "action") ?? "").to.equal("");
    expect(inside(host, "[type=submit]").textContent).to.equal("Go");
  });
});
