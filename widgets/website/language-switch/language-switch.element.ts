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
  summary: "Shows the page in another language of the site, in the same place",
  example: `<suite-language-switch data-languages="[{&quot;code&quot;:&quot;en_US&quot;,&quot;name&quot;:&quot;English&quot;},{&quot;code&quot;:&quot;fr_FR&quot;,&quot;name&quot;:&quot;Français&quot;}]"></suite-language-switch>`,
  attributes: {
    languages: custom({
      parse: parseLanguages,
      expected: 'a list such as [{"code":"fr_FR","name":"Français"}]',
      doc: "The site's languages for a field to choose from; the codes are those of its addresses. Without it, the links in the element",
    }),
  },
  parts: { select: "The field to choose from" },
  slots: { "": "Links of class `js_change_lang`, each with its `data-lang`, in place of our field" },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [css, enhancedCss],
  // the list of languages, whose links stay
  adopts: { selector: ".js_language_selector" },
  enhances: "control",
  store: createLanguageSwitch,
  component: LanguageSwitch,
});
