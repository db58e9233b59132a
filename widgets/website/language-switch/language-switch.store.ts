import type { StoreContext } from "#shared/element/index.ts";
import type en from "../i18n/en.json";

export type LanguageSwitchTexts = Readonly<typeof en.languageSwitch>;

/** Language of the site: its code in addresses, such as fr_FR, and its own name. */
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

/** Addresses of the page in other languages. */
export function createLanguageSwitch({ props, server, lang }: StoreContext<LanguageSwitchProps>) {
  return {
    /** The page's language in the list, matched with its region, else without. */
    current() {
      const { languages = [] } = props.get();
      const [wanted, short] = [neutral(lang), lang.slice(0, 2).toLowerCase()];
      return (
        languages.find(({ code }) => neutral(code) === wanted) ??
        languages.find(({ code }) => neutral(code).slice(0, 2) === short)
      )?.code;
    },
    /**
     * @param path of the page with its query, as it is now
     * @returns the same page in a language of the list
     */
    pathIn(code: string, path: string) {
      const [, first = "", rest = ""] = /^\/([^/?]*)(.*)$/s.exec(path) ?? [];
      return props.get().languages?.some((language) => language.code === first)
        ? `/${code}${rest}`
        : `/${code}${path.replace(/^\/(?=\?|$)/, "")}`;
    },
    /**
     * The route that stores the language and goes on to `href`.
     * @param hash of the page, with its `#`
     */
    address: (code: string, href: string, hash: string) =>
      `${server}/website/lang/${encodeURIComponent(code)}?r=` +
      // without this parameter of editors, which would open the editor in the other language
      encodeURIComponent(href.replace(/([?&])edit_translations[^&#]*(?:&|(?=#|$))/, "$1").replace(/[?&](?=#|$)/, "")) +
      encodeURIComponent(hash),
  };
}
