import { expect, nextFrame } from "@open-wc/testing";
import { edit, ownPage, place } from "./place.ts";

const markup = `<form class="s_website_form"><div class="form-field">
  <label class="col-form-label" for="name">Name</label><input class="o_website_form_input" id="name" name="name" required="">
  </div><a class="o_website_form_send" href="#">Send</a></form>`;

describe("suite-form on a page whose editor starts", () => {
  ownPage();

  // the code that checks the form is loaded once in a file
  it("writes no errors if the code that checks the form loads afterwards", async () => {
    const form = await place(markup);
    form.find(".o_website_form_send").click();
    edit(true);
    await import("#forms/form/checking.ts");
    for (let count = 0; count < 4; count++) await nextFrame();
    expect(form.host.innerHTML).to.equal(markup);
  });
});
