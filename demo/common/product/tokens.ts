import type { WidgetDeclaration } from "#shared/element/index.ts";
import baseCss from "#shared/styles/base.css";
import tokensCss from "#shared/styles/tokens.css";
import { meanings } from "./meanings.ts";
import { reachedTokens, readTokens } from "./token-css.ts";

export interface Token {
  readonly name: string;
  readonly default: string;
  readonly meaning: string;
}

export interface Tokens {
  /** Tokens of several elements, in the order of `tokens.css`. */
  readonly shared: readonly Token[];
  /** Returns the shared tokens that the style sheets of an element read. */
  of(tag: string): readonly Token[];
  /** Returns the tokens that an element declares itself. */
  own(element: WidgetDeclaration): readonly Token[];
}

/** @param styles tag -> style sheets */
export function createTokens(styles: ReadonlyMap<string, string>, elements: readonly WidgetDeclaration[]): Tokens {
  const all = readTokens([tokensCss, ...styles.values()].join("\n"));
  const declared = new Set(elements.flatMap(({ cssProperties }) => Object.keys(cssProperties ?? {})));
  const token = (name: string, meaning = ""): Token => ({ name, default: all.get(name) ?? "", meaning });
  const shared = [...all.keys()].filter((name) => !declared.has(name)).map((name) => token(name, meanings[name]));
  // rules of the host itself apply to every element
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
