export interface SuiteErrorDetail {
  readonly tag: string;
  readonly kind: string;
  readonly message: string;
}

/** What every page of a test notes down, from before its first script. */
export interface Notes {
  readonly errors: SuiteErrorDetail[];
  /** The `suite-` events that somebody dispatched: type, the name of what tells it, and whether it leaves its host and all shadow roots. */
  readonly events: { readonly type: string; readonly by: string; readonly travels: boolean }[];
  readonly violations: string[];
  /** Tags, per `suite-adopt`. */
  readonly adopted: string[][];
}

declare global {
  var notes: Notes;
}

/** The compiler of the tests marks functions with this helper, which pages do not have. */
export const functionNames = "globalThis.__name = (given) => given";

/** Runs in a page, before its first script. */
export function takeNotes(): void {
  globalThis.notes = { errors: [], events: [], violations: [], adopted: [] };
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    const { type, bubbles, composed } = event;
    if (event instanceof CustomEvent && type.startsWith("suite-"))
      notes.events.push({ type, by: this instanceof Element ? this.localName : "", travels: bubbles && composed });
    return dispatchEvent.call(this, event);
  };
  document.addEventListener("suite-error", (event) =>
    notes.errors.push((event as CustomEvent<SuiteErrorDetail>).detail),
  );
  document.addEventListener("suite-adopt", (event) =>
    notes.adopted.push((event as CustomEvent<{ adopted: Element[] }>).detail.adopted.map(({ localName }) => localName)),
  );
  // a page that does what an entry of the site's bar asks for
  document.addEventListener("suite-action", (event) => event.preventDefault());
  document.addEventListener("securitypolicyviolation", (event) =>
    notes.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  );
  // a test looks at one page; not every engine has this
  globalThis.navigation?.addEventListener("navigate", (event) => event.preventDefault());
}
