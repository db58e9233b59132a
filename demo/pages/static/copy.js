import { say } from "./say.js";

const shownFor = 2500;
const timers = new WeakMap();

/** Where the clipboard is closed to us (no TLS, no permission), the text is selected for the person to copy. */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection().selectAllChildren(code);
    return false;
  }
}

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copy]");
  if (!button) return;
  const { copy: id, done, manual } = button.dataset;
  const copied = await copy(document.getElementById(id));
  say(copied ? done : manual);
  const label = button.querySelector("span");
  button.dataset.label ??= label.textContent;
  label.textContent = copied ? done : manual;
  button.toggleAttribute("data-copied", true);
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => {
      label.textContent = button.dataset.label;
      button.removeAttribute("data-copied");
    }, shownFor),
  );
});
