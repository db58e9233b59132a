interface Value {
  readonly name: string;
  /** CSS colour. */
  readonly colour?: string;
  /** True if the customer enters a text. */
  readonly custom?: boolean;
}

interface Attribute {
  readonly name: string;
  /** Heading in comparisons; uncategorised if undefined. */
  readonly category?: string;
  readonly kind?: "select" | "color";
  readonly create_variant?: "dynamic" | "no_variant";
  readonly values: readonly Value[];
}

const named = (...names: string[]): Value[] => names.map((name) => ({ name }));

/** Attributes, with ids 1, 2, ... in this order; their values are 11, 12, ..., 21, 22, ... */
export const attributes = [
  { name: "Wood", category: "Material", values: named("Ash", "Oak", "Walnut", "Beech", "Larch") },
  {
    name: "Colour",
    category: "Material",
    kind: "color",
    values: [
      { name: "Natural", colour: "#d9c3a0" },
      { name: "Harbour blue", colour: "#2f4f7f" },
      { name: "Pine green", colour: "#2f5d46" },
      { name: "Graphite", colour: "#3d4045" },
      { name: "Brick", colour: "#a4492f" },
    ],
  },
  {
    name: "Width",
    category: "Size",
    kind: "select",
    values: named("40 cm", "60 cm", "80 cm", "120 cm", "140 cm", "160 cm", "180 cm"),
  },
  { name: "Height", category: "Size", values: named("30 cm", "45 cm", "74 cm", "110 cm", "180 cm") },
  { name: "Carries", category: "Size", values: named("25 kg", "80 kg", "140 kg") },
  { name: "Light", category: "Electrics", values: named("Warm white", "Neutral white") },
  { name: "Cable", category: "Electrics", kind: "select", values: named("2 m", "4 m") },
  { name: "Engraving", create_variant: "dynamic", values: named("Plain", "Brass plate", "Burned-in initials") },
  {
    name: "Wrapping",
    create_variant: "no_variant",
    values: [{ name: "None" }, { name: "Card with your words", custom: true }],
  },
  { name: "Finish", values: named("Oiled", "Soaped", "Bare") },
] as const satisfies readonly Attribute[];

export type AttributeName = (typeof attributes)[number]["name"];

export const attributeRows = attributes.map(({ values: _values, ...attribute }: Attribute, index) => ({
  id: index + 1,
  name: attribute.name,
  category: attribute.category ?? null,
  kind: attribute.kind ?? "radio",
  create_variant: attribute.create_variant ?? "always",
}));

export const valueRows = attributes.flatMap(({ values }: Attribute, attribute) =>
  values.map(({ name, colour = null, custom = false }, index) => ({
    id: (attribute + 1) * 10 + index + 1,
    attribute_id: attribute + 1,
    name,
    colour,
    custom,
  })),
);
