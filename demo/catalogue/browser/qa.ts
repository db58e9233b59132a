// Submits forms of QA settings on change. Without this script, their buttons do.
import { find } from "#demo/common/find.ts";

const panel = find(document, "#qa-panel");
const misbehaving = find(document, "[data-qa-misbehaving]");
const status = find(document, "[data-qa-status]");
/** Key that is set while the panel opens on the next page, too. */
const reopenKey = "demo.qa";
/** Settings that need a reload, since the server renders them. */
const rendered = ["lang", "dir"];

type Field = HTMLInputElement | HTMLSelectElement;
const fieldOf = (form: HTMLFormElement, name: string): Field | null => form.elements.namedItem(name) as Field | null;
const isInPanel = (form: HTMLFormElement): boolean => form.closest(".qa") !== null;

function showMisbehaviour(form: HTMLFormElement): void {
  const isSet = (name: string) => fieldOf(form, name)?.value !== "0";
  const isChecked = (name: string) => (fieldOf(form, name) as HTMLInputElement | null)?.checked;
  misbehaving.hidden = !["latency", "errors"].some(isSet) && !["offline", "garbage", "unattended"].some(isChecked);
  status.textContent = status.dataset.qaStatus ?? "";
}

async function send(form: HTMLFormElement, changed: Field): Promise<void> {
  await fetch(form.action, { method: "POST", body: new FormData(form), redirect: "manual" });
  const { name, value } = changed;
  if (rendered.includes(name)) {
    if (isInPanel(form)) sessionStorage.setItem(reopenKey, "open");
    return location.reload();
  }
  if (name === "scheme") document.documentElement.dataset.scheme = value;
  // The header and the panel may have the same setting.
  for (const other of document.querySelectorAll<HTMLFormElement>("form[data-qa]")) {
    const field = fieldOf(other, name);
    if (field instanceof HTMLSelectElement) field.value = value;
  }
  if (isInPanel(form)) showMisbehaviour(form);
}

document.addEventListener("change", ({ target }) => {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (isField && target.form?.matches("form[data-qa]")) void send(target.form, target);
});

for (const form of panel.querySelectorAll("form"))
  form.addEventListener("submit", () => sessionStorage.setItem(reopenKey, "open"));

if (sessionStorage.getItem(reopenKey)) {
  sessionStorage.removeItem(reopenKey);
  panel.showPopover();
}
