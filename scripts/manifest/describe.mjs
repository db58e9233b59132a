/** The rows that a declaration's manifests are made of; `attributeName`, `mergeTexts` and `textAttribute` come from the element layer. */
const types = { text: "string", integer: "number", number: "number", flag: "boolean" };

/** Attributes that every element takes. */
const common = [
  {
    name: "data-server",
    type: "string",
    doc: "Origin of the suite; default: the loader's data-server, else the page's origin.",
  },
  {
    name: "data-load",
    type: '"eager" | "idle" | "visible" | "interaction"',
    words: ["eager", "idle", "visible", "interaction"],
    default: "eager",
    doc: "When the element starts.",
  },
  { name: "data-lang", type: "string", doc: "Language of its texts, such as fr or pt-BR; default: that of the page." },
];

const suiteError = {
  name: "suite-error",
  doc: "Something failed; the element shows it too.",
  detail: '{ tag: string; kind: "network" | "server" | "session" | "access" | "contract" | "config"; message: string }',
};

const rows = (docs = {}) => Object.entries(docs).map(([name, doc]) => ({ name, doc }));
const className = (tag) => tag.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());

/** Words of a choice stand in its `expected`: "one of eager, idle". */
const wordsOf = ({ kind, expected }) => (kind === "choice" ? expected.replace("one of ", "").split(", ") : undefined);

function attribute(name, declared, attributeName) {
  const words = wordsOf(declared);
  return {
    name: attributeName(name, declared),
    prop: name,
    type: words ? words.map((word) => JSON.stringify(word)).join(" | ") : types[declared.kind],
    words,
    flag: declared.kind === "flag",
    integer: declared.kind === "integer",
    // values in words, such as "a day such as 2026-02-01"
    expected: declared.kind === "text" && declared.expected !== "a text" ? declared.expected : undefined,
    required: declared.required,
    default: declared.default,
    doc: declared.doc ?? "",
  };
}

/** "After the suite confirmed. detail: { following: boolean }" tells the event's type too. */
function event({ name, doc }) {
  const [summary, detail = "null"] = doc.split(/\s*\bdetail:\s*/);
  return { name, doc: summary, detail: detail.replace(/\.$/, "") };
}

export function describe(declaration, { attributeName, mergeTexts, textAttribute }) {
  const { tag, area, summary = "", differences, example, attributes, texts } = declaration;
  return {
    tag,
    area,
    summary,
    description: differences?.join(" "),
    example,
    // an element that loads a page of the suite in place of markup
    loadsPage: Boolean(declaration.namesPage),
    name: tag.replace("suite-", ""),
    className: className(tag),
    attributes: [
      ...Object.entries(attributes).map(([name, declared]) => attribute(name, declared, attributeName)),
      ...common,
    ],
    texts: Object.entries(mergeTexts(texts))
      .filter(([key]) => !key.includes("_"))
      .map(([key, text]) => ({ name: textAttribute(key), type: "string", doc: `Replaces “${text}”.` })),
    events: [...rows(declaration.events).map(event), suiteError],
    states: rows(declaration.states),
    parts: rows(declaration.parts),
    slots: rows(declaration.slots),
    cssProperties: rows(declaration.cssProperties),
    methods: rows(declaration.methods),
  };
}
