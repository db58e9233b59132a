import type { WidgetDeclaration } from "#shared/element/index.ts";
import { attributeFields } from "./fields.ts";
import { jsxOf } from "./jsx.ts";
import { sampleOf, type Values, written } from "./sample.ts";

/** Samples to copy; undefined if this element with these attributes cannot be used that way. */
export interface Snippets {
  readonly tag: string;
  /** The one-element file, which creates the element in place. */
  readonly standalone: string | undefined;
  /** Markup for editors that strip unknown tags. */
  readonly div: string | undefined;
  /** Markup for editors that strip `data-*` as well. */
  readonly config: string | undefined;
  readonly npm: string;
  readonly react: string;
  readonly vue: string;
}

const indent = (text: string, depth: number): string => text.replaceAll("\n", `\n${" ".repeat(depth)}`);

/** `suite-latest-posts` -> `LatestPosts` */
const componentName = (name: string): string =>
  name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the key of the page's own configuration: `data-res-id` -> `resId`. */
const configName = (name: string): string =>
  name.slice("data-".length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns JSON for a script. No value can end the script. */
const configOf = (values: Values): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [configName(name), value || true])),
  ).replaceAll("<", "\\u003c");

/**
 * @param folder address of the built version, such as https://cdn.example/suite-widgets/1.0.0
 * @param values attributes of the tag
 */
export function snippetsOf(element: WidgetDeclaration, values: Values, folder: string): Snippets {
  const { tag } = element;
  const name = tag.slice("suite-".length);
  const { content, before, after } = sampleOf(element);
  const tagOf = (start: string, end: string) => `${before}<${start}${written(values)}>${content}</${end}>${after}`;
  const markup = tagOf(tag, tag);
  // The other forms pass on data-* only, and the file creates an element only if it has one of these.
  const isData = Object.keys(values).every((key) => key.startsWith("data-"));
  const isPlaced =
    isData && !content && !before && !after && attributeFields(element).some((field) => field.name in values);
  const id = `${name}-1`;
  return {
    tag: markup,
    standalone: isPlaced
      ? `<script src="${folder}/standalone/${name}.js"${written(values)} crossorigin defer></script>`
      : undefined,
    div: isData ? tagOf(`div class="${tag}"`, "div") : undefined,
    config:
      isData && Object.keys(values).length > 0
        ? `${before}<div class="${tag}" id="${id}">${content}</div>
<script type="application/json" data-suite-config="${id}">${configOf(values)}</script>${after}`
        : undefined,
    npm: `import "suite-widgets/${name}"; // defines <${tag}>
import "suite-widgets/suite.css";`,
    react: `import type {} from "suite-widgets/react";
import "suite-widgets/${name}";
import "suite-widgets/suite.css";

export const ${componentName(name)} = () => (
  <>
    ${indent(jsxOf(markup), 4)}
  </>
);`,
    vue: `<script setup>
// vite.config.js: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("suite-") } } })
import "suite-widgets/${name}";
import "suite-widgets/suite.css";
</script>

<template>
  ${indent(markup, 2)}
</template>`,
  };
}
