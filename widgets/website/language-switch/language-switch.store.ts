import type { StoreContext } from "#shared/element/index.ts";
import type en from "../i18n/en.json";

export type LanguageSwitchTexts = Readonly<typeof en.languageSwitch>;

/** Language of the site: its code in addresses, such as fr_FR, and its native name. */
export interface Language {
  readonly code: string;
  readonly name: string;
}

const isLanguage = (value: unknown): value is Language => {
  const { code, name } = (value ?? {}) as Partial<Record<keyof Language, unknown>>;
  return typeof code === "string" && /^[\w@-]+$/.test(code) && typeof name === "string" && /\S/.test(name);
};

/** Parses `[{"code", "name"}]`; undefined for anything else, or if an entry has another form. */
export function parseLanguages(json: string): readonly Language[] | undefined {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) && list.length > 0 && list.every(isLanguage) ? list : undefined;
  } catch {
    return undefined;
  }
}

export interface LanguageSwitchProps {
  readonly languages: readonly Language[] | undefined;
}

export type LanguageSwitchStore = ReturnType<typeof createLanguageSwitch>;

const neutral = (code: string) => code.replace("_", "-").toLowerCase();

/**
 * Creates addresses of the page in other languages.
 * @see docs/reference/website.md#website-4
 * @see docs/reference/wire.md#wire-33
 */
export function createLanguageSwitch({ props, server, lang }: StoreContext<LanguageSwitchProps>) {
  return {
    /** Returns the code of the page's language in the list, matched with its region or without. */
    current() {
      const { languages = [] } = props.get();
      const [wanted, short] = [neutral(lang), lang.slice(0, 2).toLowerCase()];
      return (
        languages.find(({ code }) => neutral(code) === wanted) ??
        languages.find(({ code }) => neutral(code).slice(0, 2) === short)
      )?.code;
    },
    /**
     * Returns the address of the page in a language of the list.
     * @param path current path and query of the page
     */
    pathIn(code: string, path: string) {
      const [, first] = path.split(/[/?]/, 2);
      const prefix = props.get().languages?.find((language) => language.code === first)?.code;
      return prefix ? `/${code}${path.slice(prefix.length + 1)}` : `/${code}${path.replace(/^\/(?=\?|$)/, "")}`;
    },
    /**
     * Returns the route that stores the language and redirects to `href`.
     * @param hash of the page, with its `#`
     */
    address: (code: string, href: string, hash: string) =>
      `${server}/website/lang/${encodeURIComponent(code)}?r=` +
      // the parameter of the suite's editor would open the editor in the other language
      encodeURIComponent(href.replace(/([?&])edit_translations[^&#]*(?:&|(?=#|$))/, "$1").replace(/[?&](?=#|$)/, "")) +
      encodeURIComponent(hash),
  };
}
