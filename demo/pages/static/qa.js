// Forms of QA settings act when something in them changes. Without this script their button does.
const panel = document.getElementById("qa-panel");
const odd = document.querySelector("[data-qa-odd]");
const said = document.querySelector("[data-qa-said]");
const reopen = "demo.qa";
const rendered = ["lang", "dir"];

async function send(form, changed) {
  await fetch(form.action, { method: "POST", body: new FormData(form), redirect: "manual" });
  if (rendered.includes(changed)) return reload(form);
  if (changed === "scheme") document.documentElement.dataset.scheme = form.elements.scheme.value;
  for (const { elements } of document.querySelectorAll("form[data-qa]"))
    if (elements[changed]?.type === "select-one") elements[changed].value = form.elements[changed].value;
  if (!form.closest(".qa")) return;
  const { latency, errors, offline, garbage, nobody } = form.elements;
  odd.hidden =
    latency.value === "0" && errors.value === "0" && ![offline, garbage, nobody].some(({ checked }) => checked);
  said.textContent = "Kept. It counts from the next call on.";
}

/** What the server renders needs a new page, on which the panel is open again. */
function reload(form) {
  if (form.closest(".qa")) sessionStorage.setItem(reopen, "open");
  location.reload();
}

document.addEventListener("change", ({ target }) => {
  if (target.form?.matches("form[data-qa]")) send(target.form, target.name);
});

for (const form of panel.querySelectorAll("form"))
  form.addEventListener("submit", () => sessionStorage.setItem(reopen, "open"));

if (sessionStorage.getItem(reopen)) {
  sessionStorage.removeItem(reopen);
  panel.showPopover();
}
