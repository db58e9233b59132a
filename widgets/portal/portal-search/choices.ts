import { custom } from "#shared/element/index.ts";

/** Something that can be searched in. */
export interface Choice {
  /** As the suite calls it, in `search_in`. */
  readonly key: string;
  readonly label: string;
}

const isChoice = (value: unknown): value is Choice => {
  const { key, label } = (value ?? {}) as Partial<Choice>;
  return typeof key === "string" && typeof label === "string";
};

function parse(text: string): readonly Choice[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.length > 0 && value.every(isChoice) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const choices = (options: { readonly doc: string }) =>
  custom({ parse, expected: 'JSON such as [{"key":"all","label":"All"}]', ...options });
