import { hint } from "./hints.ts";
import { withoutQueries } from "./strings.ts";

/** Dispatches a bubbling, composed event from a host. Returns false if a listener prevented it. */
export const dispatch = (host: Element, name: string, detail?: unknown, cancelable = false): boolean =>
  host.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));

/** Error with its kind, one of those in the public contract (`suite-error`). Any other error counts as a broken contract. */
interface NamedError {
  readonly name?: string;
  readonly kind?: string;
  readonly message?: string;
}

/** Reports an error to the page (`suite-error`), the console and the styles of the host. Ignores an AbortError. */
export function report(host: Element, state: (name: string, on: boolean) => void, error: unknown): void {
  const { name, kind = "contract", message: said = String(error) } = (error ?? {}) as NamedError;
  if (name === "AbortError") return;
  const message = withoutQueries(said);
  state("error", true);
  console.error(`<${host.localName}> ${kind}: ${message}`);
  dispatch(host, "suite-error", { tag: host.localName, kind, message });
  if (/config|server/.test(kind)) hint(({ examine }) => examine(host, { kind, message }));
}
