import { hint } from "./hints.ts";
import { withoutQueries } from "./strings.ts";

/** Dispatches a bubbling, composed event from a host; false when a listener prevented it. */
export const dispatch = (host: Element, name: string, detail?: unknown, cancelable = false): boolean =>
  host.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));

/** An error that names its kind, one of those in the public contract (`suite-error`). Anything else counts as a broken contract. */
interface NamedError {
  readonly name?: string;
  readonly kind?: string;
  readonly message?: string;
}

/** Tells the page (`suite-error`), the console and the host's style of an error. What was aborted on purpose is none. */
export function report(host: Element, state: (name: string, on: boolean) => void, error: unknown): void {
  const { name, kind = "contract", message: said = String(error) } = (error ?? {}) as NamedError;
  if (name === "AbortError") return;
  const message = withoutQueries(said);
  state("error", true);
  console.error(`<${host.localName}> ${kind}: ${message}`);
  dispatch(host, "suite-error", { tag: host.localName, kind, message });
  if (kind === "config") hint(({ examine }) => examine(host, message));
}
