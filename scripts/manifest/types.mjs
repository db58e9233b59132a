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

/** `elements.d.ts`: the elements' own types, `document.querySelector("suite-…")`, and events for addEventListener. */
export function elementTypes(elements) {
  return `${blocks([
    ...elements.map(elementInterface),
    eventMap(elements),
    `declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag, className }) => `    ${quoted(tag)}: ${className}Element;`).join("\n")}
  }
  interface GlobalEventHandlersEventMap extends SuiteEventMap {}
}`,
  ])}\n`;
}

/** Attributes as JSX gives them: React writes numbers and strings alike, and `true` as an empty attribute. */
function jsxAttribute({ name, type, flag, required, doc }) {
  const value = flag ? 'boolean | ""' : type === "number" ? "number | string" : type;
  return `${comment(doc, "        ")}        ${quoted(name)}${required ? "" : "?"}: ${value};`;
}

function jsxElement({ tag, className, attributes, texts, events }) {
  const listeners = events.map(
    ({ name }) => `        ${quoted(`on${name}`)}?: (event: SuiteEventMap[${quoted(name)}]) => void;`,
  );
  return `      ${quoted(tag)}: DetailedHTMLProps<HTMLAttributes<${className}Element>, ${className}Element> & {
${[...[...attributes, ...texts].map(jsxAttribute), ...listeners].join("\n")}
      };`;
}

/** `react.d.ts`: the tags in React's JSX; a file of its own, so that other users do not need React's types. */
export function reactTypes(elements) {
  return `import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ${elements.map(({ className }) => `${className}Element`).join(", ")}, SuiteEventMap } from "./elements.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(jsxElement).join("\n")}
    }
  }
}
`;
}
