import { chosenOf } from "./rating.store.ts";

interface Host extends HTMLElement {
  readonly internals: ElementInternals;
  value: string | number | null | undefined;
}

/** The element as its form sees it. */
export interface Control {
  /** What the page's labels call it; empty without one. */
  label(): string;
  /** A person has chosen: the element is worth that from now on. @param value in stars, 0 for none */
  choose(value: number): void;
  /**
   * Tells the form what the element is worth by now, which may be drawn later.
   * @param required what to say to a visitor who has to choose, or empty
   * @param anchor where the browser says it
   */
  report(isAverage: boolean, required: string, anchor: HTMLElement | null): void;
}

/** @param refused called when the form, or a script, finds that a choice is missing */
export function bind(host: HTMLElement, signal: AbortSignal, refused: () => void): Control {
  const { internals } = host as Host;
  host.addEventListener("invalid", refused, { signal });
  const report: Control["report"] = (isAverage, required, anchor) => {
    const value = Number((host as Host).value ?? host.getAttribute("value")) || 0;
    const stars = isAverage ? value : chosenOf({ value });
    const worth = stars ? String(stars) : "";
    const missing = worth ? "" : required;
    internals.setFormValue(worth, worth);
    internals.setValidity(missing ? { valueMissing: true } : {}, missing, anchor ?? undefined);
  };
  return {
    label: () =>
      host.ariaLabel ||
      ([...internals.labels] as Element[])
        .map(({ textContent }) => textContent.trim())
        .filter(Boolean)
        .join(" "),
    choose(value) {
      (host as Host).value = value ? String(value) : "";
      // whoever hears of it may send the form at once
      report(false, "", null);
    },
    report,
  };
}
