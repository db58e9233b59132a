/** A language of the site: its code in addresses, such as fr_FR, and its own name. */
export interface Language {
  readonly code: string;
  readonly name: string;
}

const isLanguage = (value: unknown): value is Language => {
  const { code, name } = (value ?? {}) as Partial<Record<keyof Language, unknown>>;
  return typeof code === "string" && /^[\w@-]+$/.test(code) && typeof name === "string" && /\S/.test(name);
};

/** Reads `[{"code", "name"}]`; undefined for anything else, or where one entry is something else. */
export function parseLanguages(json: string): readonly Language[] | undefined {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) && list.length > 0 && list.every(isLanguage) ? list : undefined;
  } catch {
    return undefined;
  }
}
