import { ownDocument } from "../../../shared/element/index.ts";

/** A field of the form may hide its own functions. */
const { prototype } = Element;
const driven = new WeakSet<AbortSignal>();

/** Who signs in comes back to the part of the page that the address names: the form takes its hash along, unless its own handler has put one there. */
function keepHash({ target, defaultPrevented }: SubmitEvent): void {
  const action = prototype.getAttribute.call(target, "action") ?? "";
  if (defaultPrevented || !prototype.matches.call(target, ".oe_login_form") || action.includes("#")) return;
  prototype.setAttribute.call(target, "action", action + location.hash);
  // the browser has read it by then; the page stays as the suite sent it
  setTimeout(() => prototype.setAttribute.call(target, "action", action));
}

/** Lets the form keep the hash until the signal. The loader calls it for the page, and again when something new is there. */
export function drive(signal: AbortSignal): Promise<void> {
  if (!driven.has(signal)) ownDocument.addEventListener("submit", keepHash, { signal });
  driven.add(signal);
  return Promise.resolve();
}
