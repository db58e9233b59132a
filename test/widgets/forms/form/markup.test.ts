import { expect } from "@open-wc/testing";
import { needs } from "#scripts/wtr/needs.mjs";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { contact, edit, fill, json, ownPage, place, readsFiles, watch } from "./place.ts";

describe("markup of suite-form", () => {
  ownPage();

  it("requires one checkbox of a group, and dates in the format of the language", async () => {
    const form = await place(
      `<form class="s_website_form">
      <div class="form-field"><label class="col-form-label" for="Days">Days</label>
        <label><input type="checkbox" class="o_website_form_input" name="Days" value="Mon" required> Mon</label>
        <label><input type="checkbox" class="o_website_form_input" name="Days" value="Tue" required> Tue</label>
        <label><input type="checkbox" class="o_website_form_input" name="Days" value="any"> any</label></div>
      <div class="form-field"><label class="col-form-label" for="date_deadline">When</label>
        <input class="o_website_form_input o_website_form_date" name="date_deadline"></div>
      <div class="form-field"><label class="col-form-label" for="date_end">Until</label>
        <input class="o_website_form_input o_website_form_datetime" name="date_end"></div>
      <input type="date" name="other" aria-label="Other"><input type="hidden" name="name" value="x">
      <button class="o_website_form_send">Send</button></form>`,
      'data-model="project.task"',
    );
    const bodies = watch();
    form.find("[value=any]").click();
    form.type("date_deadline", "2026-11-30");
    form.type("date_end", "11/30/2026");
    form.find("button").click();
    await until(() => form.part("summary"));
    const notes = [...form.host.querySelectorAll(".suite-field-error")].map(({ textContent }) => textContent);
    expect(notes).to.deep.equal([
      "Please tick at least one of these.",
      "'2026-11-30' is not a correct date.",
      "'11/30/2026' is not a correct datetime.",
    ]);
    form.find("[value=Tue]").click();
    form.type("date_deadline", "3/1/2026");
    form.type("date_end", "03/01/2026 9:05:00");
    form.find("[name=other]").value = "2026-12-24";
    form.find("button").click();
    await until(() => form.part("status")!.textContent);
    expect(bodies[0]).to.deep.include({
      Days: "Tue,any",
      date_deadline: "3/1/2026",
      date_end: "03/01/2026 9:05:00",
      other: "12/24/2026",
    });
  });

  it("sends hidden values in place of fields of the same name, and files by field and index", async () => {
    needs(await readsFiles());
    const form = await place(
      `<form class="s_website_form" data-form_field_job_id="3" data-form_field_active="false">
      <input name="job_id" value="9" aria-label="Job"><input name="empty" aria-label="Empty">
      <input name="list" aria-label="First"><input name="list" value="b" aria-label="Second"><input name="list" aria-label="Third">
      <input type="file" name="Letter" aria-label="Letter"><input type="file" name="Pics" multiple aria-label="Pictures">
      <input type="file" name="Off" disabled aria-label="Off"><button class="o_website_form_send">Send</button></form>`,
      'data-model="hr.applicant" data-field-department-id="2"',
    );
    const bodies = watch(json({ id: 7 }));
    const choose = (name: string, ...names: string[]) => {
      const data = new DataTransfer();
      for (const each of names) data.items.add(new File(["1"], each));
      form.find(`[name=${name}]`).files = data.files;
    };
    choose("Pics", "a.png", "b.png");
    choose("Off", "c.png");
    form.find("button").click();
    await until(() => form.part("status")!.textContent);
    const { path, csrf_token: _token, ...sent } = bodies[0]!;
    expect(path).to.equal("/website_form/hr.applicant");
    expect(sent).to.deep.equal({
      job_id: "3",
      active: "false",
      list: "b,",
      department_id: "2",
      "Pics[1][0]": "a.png",
      "Pics[1][1]": "b.png",
    });
  });

  it("is unchanged while an operator edits the page", async () => {
    const form = await place(contact);
    form.find("button").click();
    await until(() => form.part("summary"));
    edit(true);
    await until(() => !form.host.querySelector(".suite-field-error"));
    expect(form.host.innerHTML.replace(/ required=""/g, " required")).to.equal(contact);
  });

  it("works with fields named like functions of a form", async () => {
    const names = [
      "action",
      "elements",
      "reset",
      "submit",
      "getAttribute",
      "matches",
      "querySelectorAll",
      "addEventListener",
      "hasAttribute",
      "getAttributeNames",
    ];
    const form = await place(
      `<form>${names.map((name) => `<input name="${name}" value="${name}" aria-label="${name}">`).join("")}<button>Send</button></form>`,
    );
    const bodies = watch(json({ id: 7 }));
    form.find("button").click();
    await until(() => form.part("status")!.textContent);
    expect(bodies[0]).to.deep.include(Object.fromEntries(names.map((name) => [name, name])));
    expect(form.events.at(-1)).to.deep.equal(["success", { id: 7 }]);
  });

  it("adds dropped and pasted files of the kinds that its field accepts", async () => {
    needs(await readsFiles());
    const form = await place(
      contact.replace(
        "<button>",
        '<label>Pictures <input type="file" name="Pics" accept="image/*,.pdf" multiple></label><button>',
      ),
    );
    const bodies = watch(json({ id: 7 }));
    fill(form);
    const input = form.find("[type=file]");
    const names = () => [...input.files!].map(({ name }) => name);
    const carry = (event: string, ...files: File[]) => {
      const data = new DataTransfer();
      for (const file of files) data.items.add(file);
      const options = { bubbles: true, cancelable: true };
      const sent =
        event === "paste"
          ? new ClipboardEvent(event, options)
          : new DragEvent(event, { ...options, dataTransfer: data });
      // Firefox ignores files of synthetic events
      if (event === "paste") Object.defineProperty(sent, "clipboardData", { value: data });
      form.find("[name=name]").dispatchEvent(sent);
      return sent.defaultPrevented;
    };
    const png = new File(["1"], "a.png", { type: "image/png" });
    await until(() => carry("dragover", png), "no file can be dropped");
    expect(form.host.matches(":state(drop)")).to.equal(true);
    expect(carry("drop", png, new File(["2"], "b.exe"))).to.equal(true);
    await until(() => form.host.querySelector(".suite-field-error"));
    expect(form.host.querySelector(".suite-field-error")!.textContent).to.contain("b.exe");
    expect([names(), form.host.matches(":state(drop)")]).to.deep.equal([["a.png"], false]);
    expect(carry("paste", new File(["3"], "c.PDF"))).to.equal(true);
    await until(() => names().length === 2);
    await until(() => !form.host.querySelector(".suite-field-error"));
    form.find("button").click();
    await until(() => form.part("status")!.textContent);
    expect(bodies[0]).to.deep.include({ "Pics[0][0]": "a.png", "Pics[0][1]": "c.PDF" });
  });

  it("shows the progress of large files, and stops them by a button", async () => {
    const form = await place(
      contact.replace("<button>", '<label>File <input type="file" name="File"></label><button>'),
    );
    fill(form);
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(40_000_000)], "large.bin"));
    form.find("[type=file]").files = data.files;
    form.find("[type=file]").dispatchEvent(new Event("change", { bubbles: true }));
    // at once: a complete upload cannot be stopped
    let isStopped = false;
    const drawn = new MutationObserver(() => {
      const cancel = form.part("cancel");
      if (!cancel) return;
      drawn.disconnect();
      isStopped = true;
      cancel.focus();
      cancel.click();
    });
    drawn.observe(form.host.shadowRoot!, { childList: true, subtree: true });
    form.find("button").click();
    await until(() => isStopped, "no progress");
    await until(() => form.part("status")!.textContent === "You have stopped it: nothing was sent.");
    expect([form.part("upload"), form.find("[name=name]").value]).to.deep.equal([null, "A chair"]);
    expect(form.find<HTMLButtonElement>("button").disabled).to.equal(false);
    expect(
      form.host.shadowRoot!.activeElement?.matches("[tabindex]"),
      "the button that had the focus is gone",
    ).to.equal(true);
  });
});
