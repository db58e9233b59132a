import { replaceableTexts } from "#demo/common/product/elements.ts";
import { attributeName, textAttribute, type WidgetDeclaration } from "#shared/element/index.ts";

/** One attribute of an element as a field of a form. */
export interface Field {
  /** As in markup: `data-res-id`, `name`. */
  readonly name: string;
  /** The prop that a script sets; empty for texts, which have none. */
  readonly prop: string;
  readonly kind: "text" | "integer" | "number" | "flag" | "choice";
  /** Of a choice. */
  readonly words: readonly string[];
  readonly default: string;
  readonly required: boolean;
  /** What a value looks like, in English. */
  readonly expected: string;
  readonly doc: string;
  /** Whether the element can read a value that is not empty; a flag that reads as off is none. */
  reads(raw: string): boolean;
}

/** They stand in what a choice expects: "one of bar, pie". */
const wordsOf = (expected: string): readonly string[] => expected.replace("one of ", "").split(", ");

/** A name that ends with a hyphen stands for many attributes, which no form can list. */
const isOne = ({ name }: Field): boolean => !name.endsWith("-");

/** Attributes of an element in the order of its declaration. */
export const attributeFields = ({ attributes }: Pick<WidgetDeclaration, "attributes">): readonly Field[] =>
  Object.entries(attributes)
    .map(([prop, declared]) => ({
      name: attributeName(prop, declared),
      prop,
      kind: declared.kind,
      words: declared.kind === "choice" ? wordsOf(declared.expected) : [],
      default: declared.default == null ? "" : String(declared.default),
      required: declared.required,
      expected: declared.expected,
      doc: declared.doc ?? "",
      reads: (raw: string) => ![undefined, false].includes(declared.parse(raw) as undefined),
    }))
    .filter(isOne);

/** Texts that an attribute can replace: those that depend on a count have none. */
export const textFields = (element: Pick<WidgetDeclaration, "texts">): readonly Field[] =>
  Object.entries(replaceableTexts(element)).map(([key, text]) => ({
    name: textAttribute(key),
    prop: "",
    kind: "text",
    words: [],
    default: text,
    required: false,
    expected: "",
    doc: "",
    reads: () => true,
  }));

export const fieldsOf = (element: WidgetDeclaration): readonly Field[] => [
  ...attributeFields(element),
  ...textFields(element),
];
