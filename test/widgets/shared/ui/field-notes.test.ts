import { expect, fixture } from "@open-wc/testing";
import { clearCopies, fieldMessage, fieldNotes } from "#shared/ui/index.ts";

describe("fieldMessage", () => {
  it("says what a field lacks, otherwise what the browser says", async () => {
    const form = await fixture<HTMLElement>(`<form><input required><select required><option value=""></option></select>
      <input type="radio" name="size" required><input type="email" value="a"><input type="url" value="a"></form>`);
    const texts = { required: "Fill in", choose: "Choose", email: "No e-mail" };
    const fields = [...form.children] as HTMLInputElement[];
    expect(fields.map((field) => fieldMessage(field, texts))).to.deep.equal([
      "Fill in",
      "Choose",
      "Choose",
      "No e-mail",
      fields[4]!.validationMessage,
    ]);
  });
});

describe("fieldNotes", () => {
  async function place() {
    const form =
      await fixture<HTMLElement>(`<form><label>Name <input name="name" class="wide" aria-describedby="hint"></label>
      <input name="name"><fieldset><label>A <input type="radio" name="size"></label><label>B <input type="radio" name="size"></label><p></p></fieldset></form>`);
    const end = new AbortController();
    const [name, same, one, other] = form.querySelectorAll("input") as unknown as HTMLInputElement[];
    const notes = () => [...form.querySelectorAll<HTMLElement>("span")];
    const marks = (field?: HTMLInputElement) => [
      field!.className,
      field!.getAttribute("aria-invalid"),
      field!.getAttribute("aria-describedby"),
    ];
    return { form, sent: form.innerHTML, end, name: name!, same: same!, one: one!, other: other!, notes, marks };
  }

  it("notes an error beside a field's label, a field, a group or in a block, and takes all back", async () => {
    const { form, sent, end, name, same, one, other, notes, marks } = await place();
    const { say, has, clear } = fieldNotes(form, end.signal);
    say(name, "Fill in");
    expect([notes()[0]!.className, notes()[0]!.textContent]).to.deep.equal([
      "suite-field-error invalid-feedback",
      "Fill in",
    ]);
    expect(getComputedStyle(notes()[0]!).display).to.equal("block");
    expect(notes()[0]!.previousElementSibling).to.equal(name.closest("label"));
    say(same, "Fill in");
    expect(notes()[1]!.previousElementSibling).to.equal(same);
    const [first, second] = notes().map(({ id }) => id) as [string, string];
    expect([first, second]).to.deep.equal(["suite-error-name", "suite-error-name-2"]);
    expect([marks(name), marks(same)]).to.deep.equal([
      ["wide is-invalid", "true", `hint ${first}`],
      ["is-invalid", "true", second],
    ]);
    expect([has(name), has(one)]).to.deep.equal([true, false]);
    clear(one);
    clear(name);
    clear(same);
    expect([form.innerHTML, has(name)]).to.deep.equal([sent, false]);

    say(one, "Choose", [one, other]);
    expect(notes()[0]!.previousElementSibling).to.equal(other.closest("label"));
    expect([marks(one), marks(other)]).to.deep.equal(Array(2).fill(["is-invalid", "true", notes()[0]!.id]));
    say(one, "Choose", [one], form.querySelector("fieldset")!);
    expect([notes().length, notes()[0]!.matches("fieldset > :last-child")]).to.deep.equal([1, true]);
    say(name, "Fill in");
    end.abort();
    expect(form.innerHTML).to.equal(sent);
    say(name, "Fill in");
    expect([form.innerHTML, has(name)], "after the signal").to.deep.equal([sent, false]);
  });

  it("keeps the note of another element that checks the same field", async () => {
    const { form, sent, end, name, notes } = await place();
    const [first, second] = [fieldNotes(form, end.signal), fieldNotes(form, end.signal)];
    first.say(name, "Fill in");
    second.say(name, "Too short");
    first.clear(name);
    expect(notes().map(({ textContent }) => textContent)).to.deep.equal(["Too short"]);
    expect([first.has(name), second.has(name)]).to.deep.equal([false, true]);
    second.clear(name);
    expect(form.innerHTML).to.equal(sent);
  });

  it("leaves nothing in a copy of the form", async () => {
    const { form, sent, end, name, one, other } = await place();
    const { say } = fieldNotes(form, end.signal);
    say(name, "Fill in");
    say(one, "Choose", [one, other]);
    const copy = form.cloneNode(true) as HTMLElement;
    clearCopies(copy);
    expect(copy.innerHTML).to.equal(sent);
    end.abort();
  });
});
