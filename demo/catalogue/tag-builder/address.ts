import {
  check,
  fallback,
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  transform,
} from "valibot";
import { languages } from "#demo/server/language.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { sampleOf, type Values } from "./sample.ts";

/** px */
export const [narrowest, widest] = [240, 1920];

/** Settings of the frame, by their names in the address. No attribute has such a name. */
const settingsOf = ({ states = {} }: Pick<WidgetDeclaration, "states">) =>
  object({
    /** px; 0 for the available width */
    width: fallback(pipe(string(), regex(/^\d{1,4}$/), transform(Number), minValue(narrowest), maxValue(widest)), 0),
    /** Empty for the language of the site. */
    lang: fallback(picklist(["", ...languages.map(({ code }) => code)]), ""),
    /** Empty for the direction of the language. */
    dir: fallback(picklist(["", "ltr", "rtl"]), ""),
    /** Empty for the visitor's system setting. */
    scheme: fallback(picklist(["", "light", "dark"]), ""),
    /** Declared state; empty for the initial one. */
    state: fallback(picklist(["", ...Object.keys(states)]), ""),
  });

type Settings = InferOutput<ReturnType<typeof settingsOf>>;
export const settingNames = Object.keys(settingsOf({}).entries);

/** Tag of an address. */
export interface Build {
  readonly element: WidgetDeclaration;
  /** Values as given, also those that the element cannot read: for the form. */
  readonly given: Values;
  /** Attributes to write into the tag, in the order of the declaration. */
  readonly values: Values;
  /** Names of fields. */
  readonly unreadable: readonly string[];
  readonly missing: readonly string[];
  readonly settings: Settings;
}

/** Longest value in characters: servers reject longer addresses. */
const longest = 2000;

const isReadable = (field: Field) => (raw: string) => raw === "" || field.kind === "flag" || field.reads(raw);

const schemaOf = (fields: readonly Field[]) =>
  object(
    Object.fromEntries(
      fields.map((field) => [field.name, optional(pipe(string(), maxLength(longest), check(isReadable(field))), "")]),
    ),
  );

/** Reads the declared attributes only. Of two values of one name, the first counts. */
export function readBuild(element: WidgetDeclaration, query: URLSearchParams): Build {
  const fields = fieldsOf(element);
  const take = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name)!]] : [])));
  const given = take(fields.map(({ name }) => name));
  const { issues = [] } = safeParse(schemaOf(fields), given);
  const unreadable = issues.map(({ path }) => String(path?.[0].key));
  const isSet = ({ name, kind, reads }: Field): boolean =>
    Boolean(given[name]) && !unreadable.includes(name) && (kind !== "flag" || reads(given[name]!));
  return {
    element,
    given,
    values: Object.fromEntries(
      fields.filter(isSet).map(({ name, kind }) => [name, kind === "flag" ? "" : given[name]!]),
    ),
    unreadable,
    missing: fields.filter(({ name, required }) => required && !given[name]).map(({ name }) => name),
    settings: safeParse(settingsOf(element), take(settingNames)).output as Settings,
  };
}

/** Returns a query that `readBuild` reads as the same build. */
export function queryOf({ element, values, settings }: Pick<Build, "element" | "values" | "settings">): string {
  const flags = new Set(fieldsOf(element).flatMap(({ kind, name }) => (kind === "flag" ? [name] : [])));
  const query = new URLSearchParams({ tag: element.tag });
  for (const [name, value] of Object.entries(values)) query.set(name, flags.has(name) ? "on" : value);
  for (const [name, value] of Object.entries(settings)) if (value) query.set(name, String(value));
  return query.toString();
}

/** Returns the first address of an element's builder, with the attributes of its example. */
export function startOf(element: WidgetDeclaration): string {
  const query = new URLSearchParams({ tag: element.tag });
  const names = new Set(fieldsOf(element).map(({ name }) => name));
  for (const [name, value] of Object.entries(sampleOf(element).attributes))
    if (names.has(name)) query.set(name, value || "on");
  return `/build?${query}`;
}
