const described = ({ name, doc }) => ({ name, description: doc });
const written = (value) => (value === undefined ? undefined : JSON.stringify(value));

const attribute = ({ name, type, doc, prop, default: value }) => ({
  name,
  description: doc,
  type: { text: type },
  default: written(value),
  fieldName: prop,
});

const field = ({ prop, name, type, doc, default: value }) => ({
  kind: "field",
  name: prop,
  description: doc,
  type: { text: value === undefined ? `${type} | undefined` : type },
  default: written(value),
  attribute: name,
});

function moduleOf(element) {
  const { name, tag, className } = element;
  return {
    kind: "javascript-module",
    path: `dist/npm/${name}.js`,
    declarations: [
      {
        kind: "class",
        customElement: true,
        name: className,
        tagName: tag,
        summary: element.summary,
        description: element.description,
        superclass: { name: "HTMLElement" },
        attributes: [...element.attributes, ...element.texts].map(attribute),
        members: [
          ...element.attributes.filter(({ prop }) => prop).map(field),
          ...element.methods.map((method) => ({ kind: "method", ...described(method) })),
        ],
        events: element.events.map(({ name: type, doc, detail }) => ({
          name: type,
          description: doc,
          type: { text: `CustomEvent<${detail}>` },
        })),
        slots: element.slots.map(described),
        cssParts: element.parts.map(described),
        cssProperties: element.cssProperties.map(described),
        cssStates: element.states.map(described),
      },
    ],
    exports: [{ kind: "custom-element-definition", name: tag, declaration: { name: className } }],
  };
}

/** Custom Elements Manifest, schema 2.1.0 (github.com/webcomponents/custom-elements-manifest). */
export const customElements = (elements) => ({ schemaVersion: "2.1.0", modules: elements.map(moduleOf) });
