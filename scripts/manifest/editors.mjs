const withDefault = ({ doc, default: value, required }) =>
  [doc, required && "Required.", value !== undefined && value !== "" && value !== false && `Default: \`${value}\`.`]
    .filter(Boolean)
    .join(" ");

/** VS Code custom data, version 1.1 (`html.customData`). */
export function vscodeData(elements) {
  const attribute = (row) => ({
    name: row.name,
    description: withDefault(row),
    ...(row.words && { values: row.words.map((name) => ({ name })) }),
    ...(row.flag && { valueSet: "v" }),
  });
  return {
    version: 1.1,
    tags: elements.map(({ tag, summary, attributes, texts }) => ({
      name: tag,
      description: summary,
      attributes: [...attributes, ...texts].map(attribute),
    })),
  };
}

/** JetBrains web-types (github.com/JetBrains/web-types). */
export function webTypes(elements, { name, version }) {
  const described = (row) => ({ name: row.name, description: row.doc });
  const attribute = (row) => ({
    name: row.name,
    description: withDefault(row),
    required: row.required || undefined,
    default: row.default === undefined ? undefined : String(row.default),
    value: row.flag ? { kind: "no-value" } : { type: row.type },
  });
  return {
    $schema: "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
    name,
    version,
    "description-markup": "markdown",
    "js-types-syntax": "typescript",
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tag,
          description: element.summary,
          attributes: [...element.attributes, ...element.texts].map(attribute),
          slots: element.slots.map(described),
          js: {
            properties: element.attributes
              .filter(({ prop }) => prop)
              .map((row) => ({ name: row.prop, description: row.doc, type: row.type })),
            events: element.events.map((row) => ({ ...described(row), type: `CustomEvent<${row.detail}>` })),
          },
          css: { properties: element.cssProperties.map(described), parts: element.parts.map(described) },
        })),
      },
    },
  };
}
