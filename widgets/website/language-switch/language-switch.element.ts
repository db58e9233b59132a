import { custom, defineWidget } from "#shared/element/index.ts";
import enhancedCss from "../common/press/enhanced.css";
import { languageSwitch } from "../i18n/en.json";
import css from "./language-switch.css";
import { createLanguageSwitch, parseLanguages } from "./language-switch.store.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const texts = { languageSwitch };

export default defineWidget({
  tag: "suite-language-switch",
  area: "website",
  summary: "Shows the same page in another language of the site",
  example: `<suite-language-switch data-languages="[{&quot;code&quot;:&quot;en_US&quot;,&quot;name&quot;:&quot;English&quot;},{&quot;code&quot;:&quot;fr_FR&quot;,&quot;name&quot;:&quot;Français&quot;}]"></suite-language-switch>`,
  attributes: {
    languages: custom({
      parse: parseLanguages,
      expected: 'a list such as [{"code":"fr_FR","name":"Français"}]',
      doc: "Languages of the site, shown in a field; their codes are those of the site's addresses. By default, the links in the element",
    }),
  },
  parts: { select: "Field with the languages" },
  slots: { "": "Links of class `js_change_lang`, each with its `data-lang`, in place of the field" },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [css, enhancedCss],
  // the list of languages, whose links stay
  adopts: { selector: ".js_language_selector" },
  enhances: "control",
  store: createLanguageSwitch,
  component: LanguageSwitch,
});
