import type { StoreContext } from "#shared/element/index.ts";
import type { Language } from "./languages.ts";

export interface LanguageSwitchProps {
  readonly languages: readonly Language[] | undefined;
}

export type LanguageSwitchStore = ReturnType<typeof createLanguageSwitch>;

const neutral = (code: string) => code.replace("_", "-").toLowerCase();

/** Where another language of the page is (spec/portal-links-chat.md section 2, behaviour/website-misc.md item 16). */
export function createLanguageSwitch({ props, server, lang }: StoreContext<LanguageSwitchProps>) {
  return {
    /** The language of the list that the page is in, by region, else by language alone. */
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
      // what only editors have in their address would open the editor in the other language
      encodeURIComponent(href.replace(/([?&])edit_translations[^&#]*(?:&|(?=#|$))/, "$1").replace(/[?&](?=#|$)/, "")) +
      encodeURIComponent(hash),
  };
}
