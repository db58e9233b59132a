import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const areas = {
  chat: "Live chat",
  content: "Blog, events, ratings and surveys",
  forms: "Forms",
  links: "Short links",
  marketing: "Follow, newsletter and popups",
  portal: "Customer portal and documents",
  shop: "Shop",
  theme: "Sections of pages",
  website: "Website",
};

const introduction = ({ version }) => `# Suite Widgets

> The website front end of a business suite (compatible with Odoo 12) as custom elements. A page of any server gets a feature by one script and one tag with \`data-*\` attributes.

Version ${version}. \`https://cdn.example/suite-widgets/${version}/\` stands for the folder of the release on a server of the site; ask for its address if you do not know it.

## A page

\`\`\`html
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Blog post</title>
    <link rel="stylesheet" href="https://cdn.example/suite-widgets/${version}/suite.css">
    <script src="https://cdn.example/suite-widgets/${version}/suite.js" data-server="https://suite.example.com" crossorigin defer></script>
  </head>
  <body>
    <suite-follow data-model="blog.post" data-res-id="1"></suite-follow>
  </body>
</html>
\`\`\`

- The script is written once for each page, in the head. It finds all \`suite-\` tags, also those that are added later, and loads the code of each element. Leave \`data-server\` out if the suite serves the page itself.
- A suite serves the folder from wherever its administrator put it; the address of the script is the only one that a page names. \`crossorigin\` may stay for scripts of the same origin.
- A page on another origin than the suite needs a reverse proxy or CORS headers with credentials on the suite.
- \`suite.css\` reserves the room of elements until they have loaded. \`suite-content.css\` from the same folder gives simple markup its looks, below an element with \`class="suite-content"\`: forms and tables that you write inside of an element.
- Ids (\`data-res-id\`, \`data-template-id\`, \`data-list-id\`, ...) are ids of records in the suite's database. Do not invent them: ask for them, or mark them as placeholders.
- Texts are in the language of \`<html lang>\`: Arabic, Dutch, English, French, German or Spanish. \`data-lang\` (\`fr\`, \`pt-BR\`) changes it for one element, \`data-text-...\` replaces a text. Texts of the suite's database come in the language that the suite chose.
- Times are written in ISO 8601, \`2030-12-24T18:00:00Z\`; without a zone they are those of the visitor's clock. The number of an attribute is written with digits and a point alone.
- Colours, fonts and corners are CSS custom properties, such as \`--suite-color-accent\`, \`--suite-radius\`, \`--suite-font\`, set on \`:root\` or on an element. Parts are styled by \`::part(...)\`. Style sheets of the page do not reach inside otherwise.
- Events bubble: one listener on \`document\` hears all elements. \`suite-error\` has \`detail.tag\`, \`detail.message\` for developers, and \`detail.kind\`: \`network\`, \`server\`, \`session\`, \`access\`, \`contract\` (an unreadable answer) or \`config\` (the tag is written wrongly). Visitors see a sentence in the element's place without further code. A \`quantity\` or other value of a detail is null where the suite did not say it.
- Elements of one page know of each other: what \`suite-product\`, \`suite-add-to-cart\` or another tab adds is counted in \`suite-cart-popover\` by itself.
- Attributes that every element has: \`data-server\`, \`data-lang\`, and \`data-load\` (\`eager\`, \`idle\`, \`visible\` or \`interaction\`: when the element starts).

## Mistakes

- \`<suite-follow />\`: custom elements have no short form. Write \`<suite-follow></suite-follow>\`.
- \`res-id="1"\` or \`resId="1"\`: attributes begin with \`data-\`, and their words are separated by hyphens. Properties are written in camelCase: \`element.resId = 1\`.
- A flag is off where its attribute is absent: \`data-following="false"\` is on.
- JSON in an attribute is put into single quotes: \`data-items='[{"title": "A"}]'\`.
- \`<script type="module" src=".../suite.js">\`: the loader is a classic script, with \`defer\`. Its module would not know its options.
- A tag that this text does not list does not exist. Do not compose names.
- "Markup inside" is what an element works on. Elements that have it do nothing without this markup, unless the element loads a page of the suite: then its tag may be empty.
- Do not write handlers or classes of the suite's own front end (jQuery, \`js_...\`): the elements do all of it.
- Do not wait for consent in a script: \`suite-video\` and \`suite-social-page\` request nothing of another site before the visitor presses them, or has allowed them in a \`suite-consent\` on this or another page. Scripts of the page read the cookie \`suite_consent\` (\`video.tracking\`, or \`none\`), and listen to \`suite-consent-change\`.
- Do not set \`innerHTML\` of an element: its content is the fallback of visitors without JavaScript, and stays in the page.
`;

const code = (language, text) => `\`\`\`${language}\n${text}\n\`\`\``;

const startOf = (example, tag) => new RegExp(`<${tag}(?=[\\s>])[^>]*`).exec(example)[0];

/** A tag with attributes beside those that it has. */
const withAttributes = (start, attributes) =>
  [start, ...attributes.filter((written) => !start.includes(` ${written.split("=")[0]}`))].join(" ");

/** An attribute with a value that is not its default; undefined for values that only a site knows. */
function sampleOf({ name, words, flag, default: value }) {
  if (flag) return name;
  if (words) return `${name}="${words.find((word) => word !== value)}"`;
  // 0 stands for no id
  return typeof value === "number" && value > 0 ? `${name}="${value + 1}"` : undefined;
}

/** Characters up to which markup is repeated. */
const short = 200;

/** The declared markup; the tag alone where it may be empty; with options; with a listener. */
function examples({ tag, example, attributes, events, methods, loadsPage }) {
  const own = attributes.filter(({ prop }) => prop);
  const options = own.map(sampleOf).filter(Boolean).slice(0, 3);
  const start = startOf(example, tag);
  const begun = withAttributes(start, [...options, 'data-load="visible"']);
  const [event] = events;
  const call = methods[0] && `document.querySelector("${tag}").${methods[0].name}();`;
  const listener = `document.addEventListener("${event.name}", (event) => console.log(event.detail));`;
  const optional = own.flatMap(({ name, required }) => (required ? [] : name));
  const needed = start.replace(/ (data-[\w-]+)="[^"]*"/g, (written, name) => (optional.includes(name) ? "" : written));
  return [
    loadsPage && code("html", `${needed}></${tag}>`),
    code("html", example),
    code(
      "html",
      example.length > short ? `${begun}>\n  <!-- the same markup -->\n</${tag}>` : example.replace(start, () => begun),
    ),
    code("js", [listener, call].filter(Boolean).join("\n")),
  ];
}

const typeOf = ({ words, flag, integer, type, expected }) =>
  expected ?? words?.join(" | ") ?? (flag ? "flag" : integer ? "integer" : type);
const attributeLine = (row) => {
  const facts = [typeOf(row), row.required && "required", defaultOf(row)].filter(Boolean).join(", ");
  return `- \`${row.name}\` (${facts}): ${row.doc}`;
};
const defaultOf = ({ default: value, flag }) =>
  value === undefined || value === "" || flag ? undefined : `default ${value}`;
const line = ({ name, doc }) => `- \`${name}\`: ${doc}`;
const section = (title, lines) => (lines.length ? `${title}:\n\n${lines.join("\n")}` : undefined);

const sentence = (text) => text.replace(/[^.]$/, "$&.");

/** Names of the attributes that replace the element's own texts; those of failures are the same for all. */
const textsLine = ({ texts }) => {
  const own = texts.flatMap(({ name }) => (/^data-text-(failure-|retry$)/.test(name) ? [] : `\`${name}\``));
  return own.length ? `Texts: ${own.join(", ")}` : undefined;
};

/** An element in short: what a page needs that uses it. */
function inShort(element) {
  const { tag, summary, description, attributes, events, slots, methods } = element;
  return [
    `### ${tag}`,
    [summary, description].filter(Boolean).map(sentence).join(" "),
    section("Attributes", attributes.filter(({ prop }) => prop).map(attributeLine)),
    section(
      "Markup inside",
      slots.map(({ name, doc }) => (name ? `- \`slot="${name}"\`: ${doc}` : `- ${doc}`)),
    ),
    section(
      "Events",
      events.slice(0, -1).map(({ name, doc, detail }) => `- \`${name}\`: ${doc} detail: \`${detail}\``),
    ),
    section("Methods", methods.map(line)),
    textsLine(element),
    ...examples(element),
  ];
}

/** Further facts of an element: those of its looks and texts. */
const further = ({ states, parts, cssProperties, texts }) => [
  section("States, for `:state(...)`", states.map(line)),
  section("Parts, for `::part(...)`", parts.map(line)),
  section("CSS properties", cssProperties.map(line)),
  section("Texts", texts.map(line)),
];

const separated = (blocks) => blocks.filter(Boolean).join("\n\n");

const byArea = (elements, blocksOf) =>
  Object.entries(areas).flatMap(([area, title]) => [
    `## ${title}`,
    ...elements.filter((element) => element.area === area).map((element) => separated(blocksOf(element))),
  ]);

/** `llms.txt`: all that an assistant needs to write a page. */
export const llms = (elements, project) =>
  `${separated([introduction(project).trim(), ...byArea(elements, inShort)])}\n`;

/** `llms-full.txt`: the same with looks, texts and all guides. @param guides folder of the guides */
export function llmsFull(elements, project, guides = "docs/guides") {
  const pages = readdirSync(guides)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .map((name) => readFileSync(join(guides, name), "utf8").trim());
  const blocks = byArea(elements, (element) => [...inShort(element), ...further(element)]);
  return `${separated([introduction(project).trim(), ...blocks, ...pages])}\n`;
}

/** JSON Schema (2020-12) of an element's attributes, with values as JSON has them. */
export function schemaOf({ tag, summary, attributes, texts }) {
  const property = ({ doc, words, flag, integer, type, default: value }) => ({
    ...(words ? { enum: words } : { type: flag ? "boolean" : integer ? "integer" : type }),
    description: doc,
    ...(value !== undefined && value !== "" && { default: value }),
  });
  const all = [...attributes, ...texts];
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: tag,
    description: summary,
    type: "object",
    properties: Object.fromEntries(all.map((row) => [row.name, property(row)])),
    required: all.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}
