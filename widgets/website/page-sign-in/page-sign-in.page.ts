import { own, ownDocument } from "#shared/element/index.ts";

const bound = new WeakSet<AbortSignal>();

/**
 * Adds the hash of the address to the form's action, so that the visitor returns to this part of the page, unless the form's own handler has added one.
 * @see docs/reference/website.md#website-21
 */
function keepHash({ target, defaultPrevented }: SubmitEvent): void {
  const form = own(target as HTMLFormElement);
  const action = form.getAttribute("action") ?? "";
  if (defaultPrevented || !form.matches(".oe_login_form") || action.includes("#")) return;
  form.setAttribute("action", action ? action + location.hash : location.href);
  // restores the markup after the browser has read the action
  setTimeout(() => form.setAttribute("action", action));
}

/** Keeps the hash of sign-in forms until the signal. The loader calls this function for the page, and again for added markup. */
export function bind(signal: AbortSignal): Promise<void> {
  if (!bound.has(signal)) ownDocument.addEventListener("submit", keepHash, { signal });
  bound.add(signal);
  return Promise.resolve();
}
