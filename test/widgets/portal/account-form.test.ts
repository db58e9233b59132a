import { expect } from "@open-wc/testing";
import { restore, useFakeTimers } from "sinon";
import declaration from "#portal/account-form/account-form.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";
import { builtInPage, comeBack } from "../shop/lists.ts";
import { signIn } from "../sign-in.ts";
import { watchWays } from "../ways.ts";
import { place } from "./place.ts";

define(declaration);

describe("suite-account-form", () => {
  let going: ReturnType<typeof watchWays> | undefined;
  beforeEach(() => {
    going = watchWays();
  });
  afterEach(() => {
    going?.stop();
    restore();
    document.body.classList.remove("editor_enable");
    document.querySelector("main")?.remove();
  });

  async function account() {
    await signIn("portal");
    return see(await place((await builtInPage("/my/account")).querySelectorAll("#wrap"), declaration));
  }

  function see(placed: Awaited<ReturnType<typeof place>>) {
    const { find } = placed;
    const state = find<HTMLSelectElement>("[name=state_id]");
    const names = () => [...state.options].map(({ text }) => text.trim());
    const choose = (id: string) => {
      const country = find<HTMLSelectElement>("[name=country_id]");
      country.value = id;
      country.dispatchEvent(new Event("change", { bubbles: true }));
    };
    return { ...placed, state, names, choose };
  }

  it("shows the states of the country, and no field for countries without states", async () => {
    const { state, names, choose, page } = await account();
    expect(names()).to.include.members(["select...", "Vermont"]).and.not.include("Quebec");
    expect([...state.options].every((option) => getComputedStyle(option).display !== "none")).to.equal(true);
    choose("38");
    expect(names()).to.deep.equal(["select...", "Alberta", "British Columbia", "Nova Scotia", "Ontario", "Quebec"]);
    await expect(page).to.be.accessible();
    choose("75");
    expect([state.checkVisibility(), state.value, new FormData(state.form!).get("state_id")]).to.deep.equal([
      false,
      "",
      "",
    ]);
    choose("");
    expect(state.checkVisibility()).to.equal(false);
    choose("233");
    expect(state.checkVisibility()).to.equal(true);
  });

  it("drops the state of another country, and keeps a state of the same country", async () => {
    const { state, choose } = await account();
    state.value = "19";
    choose("233");
    expect(state.value).to.equal("19");
    choose("38");
    expect(state.value).to.equal("");
  });

  it("shows the right states after a reset and after the browser restored the form", async () => {
    const { state, names, find, choose } = see(
      await place(
        `<suite-account-form><form><select name="country_id"><option value="1">One<option value="2" selected>Two</select>
        <label>State <select name="state_id" required><option value="">-<option style="display:none;" value="11" data-country_id="1">A<option style="display:none;" value="22" data-country_id="2" selected>B</select></label></form></suite-account-form>`,
        declaration,
      ),
    );
    expect([state.value, names()]).to.deep.equal(["22", ["-", "B"]]);
    choose("1");
    expect([state.value, names()]).to.deep.equal(["", ["-", "A"]]);
    expect(getComputedStyle(state.options[1]!).display).not.to.equal("none");
    const clock = useFakeTimers({ toFake: ["setTimeout"] });
    state.form!.reset();
    clock.tick(0);
    expect([state.value, names()]).to.deep.equal(["22", ["-", "B"]]);
    find<HTMLSelectElement>("[name=country_id]").value = "1";
    comeBack();
    expect(names()).to.deep.equal(["-", "A"]);
  });

  it("does not require a hidden state", async () => {
    const { state, choose } = see(
      await place(
        `<suite-account-form><form><select name="country_id"><option value="1">One<option value="2">Two</select>
        <label>State <select name="state_id" required><option value="">-<option value="11" data-country_id="1">A</select></label></form></suite-account-form>`,
        declaration,
      ),
    );
    expect([state.required, state.form!.checkValidity()]).to.deep.equal([true, false]);
    choose("2");
    expect([state.required, state.form!.checkValidity()]).to.deep.equal([false, true]);
  });

  it("names every field, and marks refused fields", async () => {
    await signIn("portal");
    const body = await builtInPage("/my/account");
    const group = body.querySelector<HTMLElement>("[name=city]")!;
    group.classList.add("is-invalid");
    body.querySelector(".o_portal_details .col-lg-12")!.innerHTML =
      '<div class="alert alert-danger">Some required fields are empty.</div>';
    const { page, find } = await place(body.querySelectorAll("#wrap"), declaration);
    const fields = [...page.querySelectorAll<HTMLInputElement>("input.form-control, select")];
    expect(fields.map(({ labels }) => labels?.length)).to.deep.equal(fields.map(() => 1));
    expect(find<HTMLInputElement>("[name=zipcode]").autocomplete).to.equal("postal-code");
    const city = find("[name=city]");
    const note = document.getElementById(city.getAttribute("aria-describedby")!);
    expect([city.ariaInvalid, note?.textContent]).to.deep.equal(["true", "Some required fields are empty."]);
    await expect(page).to.be.accessible();
  });

  it("sends once, and again after the visitor navigated back", async () => {
    const { find, host } = await account();
    const button = find<HTMLButtonElement>("button[type=submit]");
    const { form } = button;
    form!.requestSubmit(button);
    form!.requestSubmit();
    await until(() => button.disabled && going!.ways.length > 0);
    expect(host.matches(":state(busy)")).to.equal(true);
    // the page itself may end loading only after the press
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect([button.disabled, host.matches(":state(busy)")]).to.deep.equal([true, true]);
    comeBack();
    expect([button.disabled, host.matches(":state(busy)")]).to.deep.equal([false, false]);
    form!.requestSubmit(button);
    await until(() => going!.ways.length > 1);
    expect(going!.ways).to.have.length(2);
  });

  it("restores everything except the choice at the end, and while the page is edited", async () => {
    const { page, written, choose, giveBack, state, find } = await account();
    choose("38");
    state.value = "104";
    find<HTMLButtonElement>("button[type=submit]").form!.requestSubmit();
    giveBack();
    await until(() => page.innerHTML === written);
    expect(state.value).to.equal("104");
  });

  it("works with fields named like properties of a form", async () => {
    const { names } = see(
      await place(
        `<suite-account-form><form><input name="querySelector"><input name="elements"><input name="addEventListener"><input name="getRootNode"><input name="target">
        <select name="country_id"><option value="1">One</select><label>State <select name="state_id"><option value="11" data-country_id="1">A<option value="22" data-country_id="2">B</select></label></form></suite-account-form>`,
        declaration,
      ),
    );
    expect(names()).to.deep.equal(["A"]);
  });
});
