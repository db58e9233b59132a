const comment = (doc, indent = "  ") => (doc ? `${indent}/** ${doc.replaceAll("*/", "* /")} */\n` : "");
const quoted = (name) => JSON.stringify(name);
const blocks = (list) => list.join("\n\n");

function elementInterface({ className, summary, attributes, methods }) {
  const fields = attributes
    .filter(({ prop }) => prop)
    .map(
      ({ prop, type, doc, default: value }) =>
        `${comment(doc)}  ${prop}: ${type}${value === undefined ? " | undefined" : ""};`,
    );
  const calls = methods.map(({ name, doc }) => `${comment(doc)}  ${name}(...args: unknown[]): unknown;`);
  return `${comment(summary, "")}export interface ${className}Element extends HTMLElement {\n${[...fields, ...calls].join("\n")}\n}`;
}

/** Several elements may announce the same thing; then an event's detail is one of theirs. */
function eventMap(elements) {
  const details = new Map();
  const docs = new Map();
  for (const { events } of elements) {
    for (const { name, doc, detail } of events) {
      details.set(name, (details.get(name) ?? new Set()).add(detail));
      docs.set(name, doc);
    }
  }
  const rows = [...details].map(
    ([name, types]) => `${comment(docs.get(name))}  ${quoted(name)}: CustomEvent<${[...types].join(" | ")}>;`,
  );
  return `export interface SuiteEventMap {\n${rows.join("\n")}\n}`;
}

/** Names of events that native elements have as well, such as `change`: their global type stays. */
const nativeNames = (elements) => {
  const names = elements.flatMap(({ events }) => events.map(({ name }) => name));
  return [...new Set(names)].filter((name) => !name.startsWith("suite-"));
};

/** Attributes as markup of frameworks gives them: numbers and strings alike, and `true` as an empty attribute. */
function attributesInterface({ className, attributes, texts }) {
  const rows = [...attributes, ...texts].map(({ name, type, flag, required, doc }) => {
    const value = flag ? 'boolean | ""' : type === "number" ? "number | string" : type;
    return `${comment(doc)}  ${quoted(name)}${required ? "" : "?"}: ${value};`;
  });
  return `export interface ${className}Attributes {\n${rows.join("\n")}\n}`;
}

const tagRow = ({ tag, className, events }) => `  ${quoted(tag)}: {
    element: ${className}Element;
    attributes: ${className}Attributes;
    events: Pick<SuiteEventMap, ${events.map(({ name }) => quoted(name)).join(" | ")}>;
  };`;

/** `elements.d.ts`: the elements' own types, their markup by tag, `document.querySelector("suite-…")`, and events for addEventListener. */
export function elementTypes(elements) {
  return `${blocks([
    ...elements.flatMap((element) => [elementInterface(element), attributesInterface(element)]),
    eventMap(elements),
    `/** What markup of a framework may write, by tag. */\nexport interface SuiteTags {\n${elements.map(tagRow).join("\n")}\n}`,
    `declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag, className }) => `    ${quoted(tag)}: ${className}Element;`).join("\n")}
  }
  interface GlobalEventHandlersEventMap extends Omit<SuiteEventMap, ${nativeNames(elements).map(quoted).join(" | ") || "never"}> {}
}`,
  ])}\n`;
}

/** Types of listeners, by the name that a framework gives to the one of an event. */
const listeners = (name) =>
  `type Listeners<Events> = { [Name in keyof Events & string as ${name}]?: (event: Events[Name]) => void };`;
const on = "`on${Name}`";

/** Types of all tags as a framework has them. @param common type of the attributes that the framework knows for each element */
const tags = (common, attributes = 'SuiteTags[Tag]["attributes"]') =>
  `type Tags = { [Tag in keyof SuiteTags]: ${common} & ${attributes} & Listeners<SuiteTags[Tag]["events"]> };`;
const element = 'SuiteTags[Tag]["element"]';
const jsx = (framework) => `declare module "${framework}" {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}`;

const frameworks = {
  react: [
    'import type { DetailedHTMLProps, HTMLAttributes } from "react";',
    listeners(on),
    tags(`DetailedHTMLProps<HTMLAttributes<${element}>, ${element}>`),
    jsx("react"),
  ],
  preact: [
    'import type { HTMLAttributes } from "preact";',
    listeners(on),
    tags(`HTMLAttributes<${element}>`),
    jsx("preact"),
  ],
  solid: [
    'import type { JSX } from "solid-js";',
    listeners("`on:${Name}`"),
    // Solid sets attributes whose names begin with attr:, and properties by others
    "type Attributes<Own> = Partial<Own> & { [Name in keyof Own & string as `attr:${Name}`]?: Own[Name] };",
    tags(`JSX.HTMLAttributes<${element}>`, 'Attributes<SuiteTags[Tag]["attributes"]>'),
    jsx("solid-js"),
  ],
  svelte: [
    'import type { HTMLAttributes } from "svelte/elements";',
    listeners("`on${Name}` | `on:${Name}`"),
    tags(`HTMLAttributes<${element}>`),
    `declare module "svelte/elements" {
  interface SvelteHTMLElements extends Tags {}
}`,
  ],
  vue: [
    'import type { DefineComponent, HTMLAttributes } from "vue";',
    "type Camel<Name extends string> = Name extends `${infer Head}-${infer Rest}` ? `${Head}${Capitalize<Camel<Rest>>}` : Name;",
    listeners("`on${Capitalize<Camel<Name>>}`"),
    tags("HTMLAttributes"),
    `type Components = { [Tag in keyof Tags]: DefineComponent<Tags[Tag]> };
declare module "vue" {
  interface GlobalComponents extends Components {}
}`,
  ],
};

/** Types of the tags by framework, such as `react.d.ts`: files of their own, so that other users do not need its types. */
export const frameworkTypes = () =>
  Object.entries(frameworks).map(([name, [imports, ...rest]]) => [
    `${name}.d.ts`,
    `${imports}\nimport type { SuiteTags } from "./elements.js";\n\n${blocks(rest)}\n`,
  ]);
