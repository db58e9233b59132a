/** Selection of the element for each markup of the page. */
import adoptions from "virtual:adoptions";
import { builtInRuns } from "./built-in-page.ts";
import { builtInMarkup, isA, wantedOf, writtenTag } from "./markup.ts";
import { ownOf } from "./own.ts";
import type { Pause } from "./slices.ts";
import type { Place } from "./wrap.ts";
import { writtenAttributes } from "./written.ts";

/** Mirrors `Adoption` of shared/element, which this folder may not import, with values that the build adds from the declaration. */
export interface AdoptionRow {
  readonly tag: string;
  readonly selector: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly place?: Place;
  readonly enhances?: true | "control";
  read?(markup: Element): Readonly<Record<string, string>> | string | undefined;
}

export interface Candidate {
  readonly markup: HTMLElement;
  readonly tag: string;
  readonly place?: Place | undefined;
  readonly enhances?: AdoptionRow["enhances"] | undefined;
  /** By names of the declaration or of markup: `resId` or `res-id`. */
  readonly attributes: () => Iterable<readonly [string, string]>;
}

/** Markup that could not be read or wrapped, for which the console has a warning. */
const left = new WeakSet<Element>();
let warned = false;

/** Keeps one markup that fails from stopping the adoption of the others. */
export function attempt<T>(markup: Element, tag: string, what: "read" | "wrapped", act: () => T): T | undefined {
  if (left.has(markup)) return undefined;
  try {
    return act();
  } catch (error) {
    left.add(markup);
    console.warn(`suite-widgets: markup of <${tag}> cannot be ${what}, it stays as it is`, error);
    return undefined;
  }
}

/** Returns the attributes; undefined if the markup is of another kind or incomplete. */
function rowAttributes(
  { tag, attributes = {}, read }: AdoptionRow,
  markup: HTMLElement,
  debug: boolean,
): [string, string][] | undefined {
  if (read) {
    const found = read(markup);
    if (typeof found !== "string") return found && Object.entries(found);
    if (debug) console.debug(`suite-widgets: markup of <${tag}> is left as it is: ${found}`, markup);
    return undefined;
  }
  return Object.entries(attributes).flatMap(([name, source]) => {
    const value = ownOf(markup).getAttribute(source);
    return value == null ? [] : [[name, value]];
  });
}

/** Returns the candidate of a div that a site builder wrote in place of one of our tags. */
function writtenAt(markup: HTMLElement, tags: readonly string[]): Candidate[] {
  const tag = isA(markup, writtenTag) && tags.find((known) => markup.classList.contains(known));
  return tag ? [{ markup, tag, attributes: () => writtenAttributes(markup) }] : [];
}

/** Returns the candidates of markup of the built-in front end. */
const builtInAt = (markup: HTMLElement, rows: readonly AdoptionRow[], debug: boolean): Candidate[] =>
  isA(markup, builtInMarkup)
    ? rows.flatMap((row) => {
        const { tag, place, enhances } = row;
        const attributes =
          isA(markup, row.selector) && attempt(markup, tag, "read", () => rowAttributes(row, markup, debug));
        return attributes ? [{ markup, tag, place, enhances, attributes: () => attributes }] : [];
      })
    : [];

/**
 * Returns the candidates in the order of the markup; `names` are tags without `suite-`, empty for all, undefined for none of the built-in front
 * end's.
 */
export async function candidates(
  found: readonly HTMLElement[],
  names: string | undefined,
  tags: readonly string[],
  debug: boolean,
  pause: Pause,
): Promise<Candidate[]> {
  const rows = names == null ? [] : wantedOf(adoptions, ({ tag }) => tag.slice(6), names);
  const candidates: Candidate[] = [];
  for (const markup of found) {
    candidates.push(...writtenAt(markup, tags));
    const builtIn = builtInAt(markup, rows, debug);
    if (!builtInRuns()) candidates.push(...builtIn);
    else if (!warned && builtIn.length) {
      warned = true;
      console.warn("suite-widgets: the stock front end runs on this page, so its markup is not adopted");
    }
    await pause();
  }
  return candidates;
}
