import { expect } from "@open-wc/testing";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { clearPage, contact, fill, json, ownPage, place, watch } from "./place.ts";

describe("a draft of suite-form", () => {
  ownPage();

  it("restores checkboxes and lists, and keeps text that was typed before", async () => {
    const fields = contact.replace(
      "<button>",
      `<label>Wood <select name="wood"><option>Oak<option>Pine</select></label>
      <label>Tools <select name="tools" multiple><option>Saw<option>Plane<option>File</select></label>
      <label><input type="checkbox" name="soon" value="yes"> Soon</label><button>`,
    );
    const draft = [
      ["contact_name", "Ann"],
      ["email_from", ""],
      ["name", "Half a"],
      ["wood", "Pine"],
      ["tools", ["Saw", "File"]],
      ["soon", true],
    ];
    sessionStorage.setItem(`suite.form.${location.pathname}.crm.lead`, JSON.stringify(draft));
    const placing = place(fields, 'data-model="crm.lead" data-draft');
    document.querySelector<HTMLInputElement>("main [name=name]")!.value = "A chair";
    const { find } = await placing;
    await until(() => find("[name=contact_name]").value === "Ann");
    const chosen = [...find<HTMLSelectElement>("[name=tools]").selectedOptions].map(({ value }) => value);
    expect([find("[name=name]").value, find("[name=wood]").value, chosen, find("[name=soon]").checked]).to.deep.equal([
      "A chair",
      "Pine",
      ["Saw", "File"],
      true,
    ]);
  });

  it("is separate for two forms of one model on a page, also after one was sent", async () => {
    const drafted = 'data-model="crm.lead" data-draft';
    const placeAll = async () => [
      await place(contact, drafted),
      await place(contact, 'data-model="crm.lead"'),
      await place(contact, drafted),
      await place(contact, `${drafted} id="other"`),
    ];
    const subjects = ["A chair", "A desk", "A shelf", "A bench"];
    const first = await placeAll();
    await until(() => {
      first.forEach((form, at) => form.type("name", subjects[at]!));
      return sessionStorage.length === 3;
    });
    clearPage();
    const again = await placeAll();
    const names = () => again.map(({ find }) => find("[name=name]").value);
    await until(() => names().join() === "A chair,,A shelf,A bench", names().join());
    watch(json({ id: 7 }));
    fill(again[2]!);
    again[2]!.find("button").click();
    await until(() => again[2]!.part("status")!.textContent);
    expect(sessionStorage.length).to.equal(2);
    clearPage();
    const last = await placeAll();
    await until(() => last[3]!.find("[name=name]").value === "A bench");
    expect([last[0], last[2]].map((form) => form!.find("[name=name]").value)).to.deep.equal(["A chair", ""]);
  });

  it("contains neither cards nor codes, for any type of field", async () => {
    const secrets = [
      'name="number" autocomplete="section-a billing cc-number"',
      'name="code" autocomplete="CC-CSC"',
      'name="cc_holder_name"',
      'name="cvc"',
      'name="sms" autocomplete="one-time-code"',
      'name="old" autocomplete="current-password"',
      'name="new" autocomplete="username new-password"',
      'name="pin" type="password"',
    ];
    const fields = secrets.map((attributes, at) => `<input ${attributes} aria-label="Secret ${at}">`).join("");
    const form = contact.replace("<button>", `${fields}<button>`);
    const { type } = await place(form, 'data-model="crm.lead" data-draft');
    await until(() => {
      for (const [, name] of fields.matchAll(/name="(.+?)"/g)) type(name!, "4111-secret");
      type("contact_name", "Ann");
      return sessionStorage.length;
    });
    expect(JSON.stringify(sessionStorage)).to.contain("Ann").and.not.to.contain("4111-secret");
  });

  it("is kept with data-draft, without secrets", async () => {
    const secret = contact.replace("<button>", '<input type="password" name="pin" aria-label="Pin"><button>');
    const first = await place(secret, 'data-model="crm.lead" data-draft');
    await until(() => {
      first.type("name", "Half a");
      first.type("pin", "1234");
      return sessionStorage.length;
    });
    expect(JSON.stringify(sessionStorage)).not.to.contain("1234");
    clearPage();
    const second = await place(secret, 'data-model="crm.lead" data-draft');
    await until(() => second.find("[name=name]").value === "Half a");
    expect(second.find("[name=pin]").value).to.equal("");
    second.type("contact_name", "Ann");
    second.type("email_from", "ann@example.com");
    second.find("button").click();
    await until(() => second.part("status")!.textContent);
    expect(sessionStorage.length).to.equal(0);
  });
});
