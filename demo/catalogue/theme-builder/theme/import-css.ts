import type { Hex } from "./color.ts";
import { choiceNames, colorField, colorNames, readField, type Scheme, schemes, sizeNames } from "./fields.ts";
import { type Given, type Shown, toScheme } from "./given.ts";
import { choiceFromCss, meaningOf, sizeFromCss, type Subject } from "./meaning.ts";
import { type Declaration, readSheet } from "./sheet.ts";

/** Converts any CSS colour to `#rrggbb`; undefined for other texts and for translucent colours. */
export type ToHex = (value: string) => Hex | undefined;

interface Imported {
  readonly given: Given;
  /** Declarations that are about the theme with a value that it cannot have, such as a radius in per cent; at most twenty. */
  readonly refused: readonly string[];
}

const mostRefused = 20;

const has = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((known) => known === name);

/** Returns both values of `light-dark(a, b)`. */
function sides(value: string): readonly [light: string, dark: string] | undefined {
  const inside = /^light-dark\((.*)\)$/s.exec(value)?.[1];
  if (inside === undefined) return;
  let depth = 0;
  for (let at = 0; at < inside.length; at++) {
    if (inside[at] === "(") depth++;
    else if (inside[at] === ")") depth--;
    else if (inside[at] === "," && depth === 0) return [inside.slice(0, at).trim(), inside.slice(at + 1).trim()];
  }
}

function valueOf(subject: Exclude<Subject, (typeof colorNames)[number]>, value: string): string | undefined {
  const text = has(sizeNames, subject)
    ? sizeFromCss(subject, value)
    : has(choiceNames, subject)
      ? choiceFromCss(subject, value)
      : value;
  return text === undefined ? undefined : readField(subject, text);
}

/** Reads our tokens, other variables with the same meaning, and plain colours and fonts of pages, links and buttons. */
export function readCss(css: string, toHex: ToHex): Imported {
  const given: Given = {};
  const shown: Shown = {};
  const refused: string[] = [];
  const readColor = (name: (typeof colorNames)[number], { value, scheme, property }: Declaration): boolean => {
    const pair = sides(value);
    const colors = pair?.map(toHex) ?? [toHex(value), toHex(value)];
    const [light, dark] = colors;
    if (!light || !dark) return false;
    const said: Readonly<Record<Scheme, Hex>> = { light, dark };
    const isShown = !scheme && !pair && !property.startsWith("--suite-");
    if (isShown) Object.assign(shown, { [name]: light });
    else
      for (const one of scheme ? [scheme] : schemes) {
        given[colorField(name, one)] = said[one];
      }
    return true;
  };
  const read = (subject: Subject, declaration: Declaration): boolean => {
    if (has(colorNames, subject)) return readColor(subject, declaration);
    const value = valueOf(subject, declaration.value);
    if (value !== undefined) given[subject] = value;
    return value !== undefined;
  };
  const meant = readSheet(css).flatMap((declaration) => {
    const meaning = meaningOf(declaration);
    return meaning ? [{ ...meaning, declaration }] : [];
  });
  for (const { subject, declaration } of meant.sort((a, b) => a.rank - b.rank)) {
    if (!read(subject, declaration) && refused.length < mostRefused)
      refused.push(`${declaration.property}: ${declaration.value.slice(0, 80)}`);
  }
  return { given: { ...toScheme(shown), ...given }, refused };
}
