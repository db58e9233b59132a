import { own, ownDocument } from "#shared/element/index.ts";

const bound = new WeakSet<AbortSignal>();

/** Who signs in comes back to the part of the page that the address names: the form takes its hash along, unless its own handler has put one there. */
function keepHash({ target, defaultPrevented }: SubmitEvent): void {
  const form = own(target as HTMLFormElement);
  const action = form.getAttribute("action") ?? "";
  if (defaultPrevented || !form.matches(".oe_login_form") || action.includes("#")) return;
  form.setAttribute("action", action ? action + location.hash : location.href);
  // the browser has read it by then; the page stays as the suite sent it
  setTimeout(() => form.setAttribute("action", action));
}

/** Lets the form keep the hash until the signal. The loader calls it for the page, and again when something new is there. */
export function bind(signal: AbortSignal): Promise<void> {
  if (!bound.has(signal)) ownDocument.addEventListener("submit", keepHash, { signal });
  bound.add(signal);
  return Promise.resolve();
}
