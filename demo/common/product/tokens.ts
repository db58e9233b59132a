import type { WidgetDeclaration } from "#shared/element/index.ts";
import { baseCss, tokensCss } from "#shared/styles/index.ts";
import { meanings } from "./meanings.ts";
import { reachedTokens, readTokens } from "./token-css.ts";

export interface Token {
  readonly name: string;
  readonly default: string;
  readonly meaning: string;
}

export interface Tokens {
  /** By which several elements can be changed, in the order of `tokens.css`. */
  readonly shared: readonly Token[];
  /** Those of the shared ones that this element's style sheets read. */
  of(tag: string): readonly Token[];
  /** Those that the element declares itself. */
  own(element: WidgetDeclaration): readonly Token[];
}

/** @param styles tag -> style sheets */
export function createTokens(styles: ReadonlyMap<string, string>, elements: readonly WidgetDeclaration[]): Tokens {
  const all = readTokens([tokensCss, ...styles.values()].join("\n"));
  const declared = new Set(elements.flatMap(({ cssProperties }) => Object.keys(cssProperties ?? {})));
  const token = (name: string, meaning = ""): Token => ({ name, default: all.get(name) ?? "", meaning });
  const shared = [...all.keys()].filter((name) => !declared.has(name)).map((name) => token(name, meanings[name]));
  // what stands at the host itself concerns every element
  const everywhere = `${baseCss}\n${tokensCss.replace(/--_[\w-]+:[^;]+;/g, "")}`;
  return {
    shared,
    of: (tag) => {
      const css = styles.get(tag);
      const reached = css === undefined ? new Set() : reachedTokens(`${everywhere}\n${css}`, tokensCss);
      return shared.filter(({ name }) => reached.has(name));
    },
    own: ({ cssProperties = {} }) => Object.entries(cssProperties).map(([name, meaning]) => token(name, meaning)),
  };
}
