import type { Token } from "#demo/common/product/tokens.ts";
import tokensCss from "#shared/styles/tokens.css";

const kinds: readonly (readonly [pattern: RegExp, kind: string, property: string])[] = [
  [/-color-/, "color", "color"],
  [/-radius/, "corner", "border-start-start-radius"],
  [/-shadow$/, "shadow", "box-shadow"],
  [/-font$/, "text", "font-family"],
  [/-font-size$/, "text", "font-size"],
  [/-(space|inset)$/, "length", "inline-size"],
];

const kindOf = (name: string) => kinds.find(([pattern]) => pattern.test(name));

/** Returns the class of the catalogue's `tokens.css` that shows a token's default; undefined for numbers and easings. */
export const swatchKind = (name: string): string | undefined => kindOf(name)?.[1];

/** Returns a style sheet in which `[data-token]` inside `.swatches` shows the token's default, also if the page sets the token. */
export function swatchSheet(tokens: readonly Token[]): string {
  const unset = tokens.map(({ name }) => `  ${name}: initial;`);
  const rules = tokens.flatMap(({ name, default: value }) => {
    const [, , property] = kindOf(name) ?? [];
    return property ? [`.swatches [data-token="${name}"] { ${property}: ${value}; }`] : [];
  });
  return `${tokensCss.replaceAll(":host", ".swatches")}\n.swatches {\n${unset.join("\n")}\n}\n${rules.join("\n")}\n`;
}
