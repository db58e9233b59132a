export interface SuiteErrorDetail {
  readonly tag: string;
  readonly kind: string;
  readonly message: string;
}

/** Records of every page of a test, from before its first script. */
export interface Notes {
  readonly errors: SuiteErrorDetail[];
  /** Dispatched `suite-` events: type, tag of the sender, and true if the event bubbles and crosses shadow roots. */
  readonly events: { readonly type: string; readonly by: string; readonly travels: boolean }[];
  readonly violations: string[];
  /** Tags of each `suite-adopt` event. */
  readonly adopted: string[][];
}

declare global {
  var notes: Notes;
}

/** Helper that the compiler of the tests adds to functions, which pages lack. */
export const functionNames = "globalThis.__name = (given) => given";

/** Starts recording. Runs in a page, before its first script. */
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
  // a page that handles an entry of the site's bar
  document.addEventListener("suite-action", (event) => event.preventDefault());
  document.addEventListener("securitypolicyviolation", (event) =>
    notes.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  );
  // keeps the page from navigating; not every engine has this
  globalThis.navigation?.addEventListener("navigate", (event) => event.preventDefault());
}
