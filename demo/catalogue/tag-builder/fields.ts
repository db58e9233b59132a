import { replaceableTexts } from "#demo/common/product/elements.ts";
import { attributeName, textAttribute, type WidgetDeclaration } from "#shared/element/index.ts";

/** Attribute of an element as a field of a form. */
export interface Field {
  /** Name in markup: `data-res-id`, `name`. */
  readonly name: string;
  /** Property that a script sets; empty for texts, which have none. */
  readonly prop: string;
  readonly kind: "text" | "integer" | "number" | "flag" | "choice";
  /** Options of a choice. */
  readonly options: readonly string[];
  readonly default: string;
  readonly required: boolean;
  /** Description of valid values, in English. */
  readonly expected: string;
  readonly doc: string;
  /** Returns true if the element can read a non-empty value; false for a flag that is off. */
  reads(raw: string): boolean;
}

/** Returns the options in a description such as "one of bar, pie". */
const optionsOf = (expected: string): readonly string[] => expected.replace("one of ", "").split(", ");

/** Returns false for a name that ends with a hyphen: it stands for many attributes, which no form can list. */
const isOne = ({ name }: Field): boolean => !name.endsWith("-");

/** Returns the attributes of an element, in the order of its declaration. */
export const attributeFields = ({ attributes }: Pick<WidgetDeclaration, "attributes">): readonly Field[] =>
  Object.entries(attributes)
    .map(([prop, declared]) => ({
      name: attributeName(prop, declared),
      prop,
      kind: declared.kind,
      options: declared.kind === "choice" ? optionsOf(declared.expected) : [],
      default: declared.default == null ? "" : String(declared.default),
      required: declared.required,
      expected: declared.expected,
      doc: declared.doc ?? "",
      reads: (raw: string) => ![undefined, false].includes(declared.parse(raw) as undefined),
    }))
    .filter(isOne);

/** Returns the texts that an attribute can replace. Plural texts have no attribute. */
export const textFields = (element: Pick<WidgetDeclaration, "texts">): readonly Field[] =>
  Object.entries(replaceableTexts(element)).map(([key, text]) => ({
    name: textAttribute(key),
    prop: "",
    kind: "text",
    options: [],
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
