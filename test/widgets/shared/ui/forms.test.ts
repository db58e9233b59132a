import { expect, fixture } from "@open-wc/testing";
import { spy } from "sinon";
import {
  controlsLike,
  fieldsOf,
  isSecret,
  labelsAround,
  labelsIn,
  onEnter,
  onFields,
  sendFormAt,
  takeLabel,
} from "#shared/ui/index.ts";

describe("fields of a form", () => {
  async function place() {
    const page =
      await fixture<HTMLElement>(`<div><form id="own"><input id="a"><fieldset disabled><input id="b"></fieldset><input id="c" disabled>
      <textarea id="t"></textarea><input id="s" type="submit"><input id="k" type="color"><button id="u">Send</button></form>
      <input id="d" form="own"><form><input id="e"></form><input id="f"></div>`);
    const one = <T extends HTMLElement = HTMLInputElement>(id: string) => page.querySelector<T>(`#${id}`)!;
    return { form: one<HTMLFormElement>("own"), one, end: new AbortController() };
  }
  const ids = (fields: readonly Element[]) => fields.map(({ id }) => id).join();

  it("are those that are sent, also outside of it", async () => {
    const { form } = await place();
    expect(ids(fieldsOf(form))).to.equal("a,t,s,k,u,d");
    expect(ids(controlsLike(form, "input:not([type])"))).to.equal("a,b,c,d");
  });

  it("are heard until the signal, and fields of other forms are not", async () => {
    const { form, one, end } = await place();
    const heard: string[] = [];
    onFields(form, "change", ({ target }) => heard.push((target as Element).id), { signal: end.signal });
    const change = (id: string) => one(id).dispatchEvent(new Event("change", { bubbles: true }));
    for (const id of ["a", "d", "e", "f"]) change(id);
    end.abort();
    change("a");
    expect(heard).to.deep.equal(["a", "d"]);
  });

  it("send it by Enter, unless the field, the page or an input method needs the key", async () => {
    const { form, one, end } = await place();
    const heard: string[] = [];
    onEnter(form, end.signal, ({ target }) => heard.push((target as Element).id));
    const press = (id: string, about: KeyboardEventInit = {}) =>
      one(id).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...about }));
    for (const id of ["a", "d", "e", "t", "s", "k", "u"]) press(id);
    expect(heard.splice(0)).to.deep.equal(["a", "d"]);
    press("a", { key: "a" });
    press("a", { isComposing: true });
    one("a").addEventListener("keydown", (event) => event.preventDefault());
    press("a");
    expect(heard).to.deep.equal([]);
  });

  it("are sent as by a press, if there is a form", async () => {
    const { form, one } = await place();
    const sent = spy((event: Event) => event.preventDefault());
    form.addEventListener("submit", sent);
    sendFormAt(one("a"));
    sendFormAt(one("f"));
    expect(sent.callCount).to.equal(1);
  });

  it("are secret by type, by what browsers fill in, and by the names of cards", () => {
    const field = (about: object) => Object.assign(document.createElement("input"), about);
    for (const about of [
      { type: "password" },
      { type: "file" },
      { type: "hidden" },
      { autocomplete: "billing cc-number" },
      { autocomplete: "one-time-code" },
      { name: "cc_holder" },
      { name: "cvc" },
    ])
      expect(isSecret(field(about)), JSON.stringify(about)).to.equal(true);
    for (const about of [{}, { name: "account_cc_mail", autocomplete: "email" }, { name: "cvc2" }])
      expect(isSecret(field(about)), JSON.stringify(about)).to.equal(false);
  });
});

describe("labels of fields", () => {
  it("are found in a part, in the page and in a shadow root", async () => {
    const inner = '<label for="a">One</label><label>Two <input id="a"></label><label>None</label><input id="b">';
    const page = await fixture<HTMLElement>(`<div>${inner}<p></p></div>`);
    const root = page.querySelector("p")!.attachShadow({ mode: "open" });
    root.innerHTML = '<label>Inside <input id="c"></label>';
    const [a, b] = page.querySelectorAll("input");
    const texts = (labels: readonly Element[]) => labels.map(({ textContent }) => textContent.trim()).join();
    for (const labelsOf of [labelsIn(page), labelsAround(page)])
      expect([texts(labelsOf(a!)), texts(labelsOf(b!))]).to.deep.equal(["One,Two", ""]);
    const inside = root.querySelector("input")!;
    expect([texts(labelsAround(inside)(inside)), texts(labelsAround(inside)(a!))]).to.deep.equal(["Inside", ""]);
  });

  it("give their id to a field only if no other field has it, and the field no other label", async () => {
    const page = await fixture<HTMLElement>(
      `<div><label for="free"></label><label for="taken"></label><label>Own <input></label><input id="taken"><input><label></label></div>`,
    );
    const [free, taken, , without] = page.querySelectorAll("label");
    const [labelled, , bare] = page.querySelectorAll("input");
    takeLabel(labelled!, free!);
    for (const label of [taken!, without!, null]) takeLabel(bare!, label);
    expect([labelled!.id, bare!.id]).to.deep.equal(["", ""]);
    takeLabel(bare!, free!);
    // Firefox does not update `labels` if an id changes
    expect(free!.control).to.equal(bare);
  });
});
