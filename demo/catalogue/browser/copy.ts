// Binds the buttons that copy the sample whose id is in data-copy.
import { closest, find } from "#demo/common/find.ts";
import { announce } from "./common/announce.ts";

/** ms */
const shownFor = 2500;
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Copies the code. Without access to the clipboard (no TLS, no permission), selects the text for the visitor to copy. */
async function copy(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(code);
    return false;
  }
}

async function answer(button: HTMLElement): Promise<void> {
  const { copy: id = "", done = "", manual = "" } = button.dataset;
  const result = (await copy(find(document, `#${CSS.escape(id)}`))) ? done : manual;
  announce(result);
  const label = find(button, "span");
  const original = (button.dataset.label ??= label.textContent);
  label.textContent = result;
  button.toggleAttribute("data-copied", true);
  clearTimeout(timers.get(button));
  const restore = (): void => {
    label.textContent = original;
    button.removeAttribute("data-copied");
  };
  timers.set(button, setTimeout(restore, shownFor));
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-copy]");
  if (button) void answer(button);
});
