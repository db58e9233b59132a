// Types of events. A declaration documents the detail of an event in TypeScript, "After the suite confirmed. detail: { following: boolean }",
// which goes to the manifests as text. The types below read the same text, so that manifests and stores cannot differ.

interface Words {
  number: number;
  string: string;
  boolean: boolean;
  object: object;
  null: null;
  undefined: undefined;
}

type End = " |" | "," | " }";

/**
 * Reads a type at the start of a text, like all types down to `Fields`: results in the type and the rest of the text, or in `never` for a mistake.
 */
type Union<Text, Before = never> =
  List<Single<Text>> extends [infer T, infer Rest]
    ? Rest extends ` | ${infer More}`
      ? Union<More, Before | T>
      : [Before | T, Rest]
    : never;

type List<Read> = Read extends [infer T, `[]${infer Rest}`] ? List<[readonly T[], Rest]> : Read;

type Single<Text> = Text extends `{ ${infer Rest}`
  ? Fields<Rest>
  : Text extends `[${infer Rest}`
    ? Items<Rest>
    : Text extends `"${infer Choice}"${infer Rest}`
      ? [Choice, Rest]
      : Word<Text> | Numeral<Text>;

type Word<Text> = {
  [W in keyof Words]: Text extends `${W}${infer Rest}` ? [Words[W], Rest] : never;
}[keyof Words];

type Numeral<Text> = {
  [E in End]: Text extends `${infer N extends number}${E}${infer Rest}` ? [N, `${E}${Rest}`] : never;
}[End];

type Items<Text, Before extends readonly unknown[] = []> = Text extends `${string}: ${infer Value}`
  ? Union<Value> extends [infer T, infer Rest]
    ? Rest extends `, ${infer More}`
      ? Items<More, [...Before, T]>
      : Rest extends `]${infer After}`
        ? [readonly [...Before, T], After]
        : never
    : never
  : never;

type Fields<Text, Before = unknown> = Text extends `${infer Name}: ${infer Value}`
  ? Union<Value> extends [infer T, infer Rest]
    ? Rest extends `, ${infer More}`
      ? Fields<More, Before & Field<Name, T>>
      : Rest extends ` }${infer After}`
        ? [Before & Field<Name, T>, After]
        : never
    : never
  : never;

type Field<Name extends string, T> = Name extends `${infer Optional}?`
  ? { readonly [N in Optional]?: T }
  : { readonly [N in Name]: T };

/** Detail of an event with this documentation. */
type DetailOf<Doc> = string extends Doc
  ? unknown
  : Doc extends `${string}detail: ${infer Text}`
    ? Union<Text> extends [infer T, "" | "."]
      ? T
      : never
    : undefined;

type Emit<Name, Detail> = (
  name: Name,
  ...rest: undefined extends Detail ? [detail?: Detail, options?: EmitOptions] : [detail: Detail, options?: EmitOptions]
) => boolean;

interface EmitOptions {
  readonly cancelable?: boolean;
}

/** Host of the events that a table documents: other names and other details do not compile. */
export interface Emits<Events> {
  /** Dispatches a bubbling, composed CustomEvent from the host. Returns false if a listener prevented it. */
  readonly emit: {
    [Name in keyof Events]: (each: Emit<Name, DetailOf<Events[Name]>>) => void;
  }[keyof Events] extends (each: infer All) => void
    ? All
    : never;
}
