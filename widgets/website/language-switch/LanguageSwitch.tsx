import { useState } from "react";
import type { WidgetView } from "#shared/element/index.ts";
import { navigate, pagePath } from "#shared/html/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { onPress } from "../common/press/press.ts";
import type { LanguageSwitchProps, LanguageSwitchStore, LanguageSwitchTexts } from "./language-switch.store.ts";

const links = ".js_change_lang[data-lang]";

export function LanguageSwitch({
  store,
  props: { languages },
  texts,
  context,
}: WidgetView<LanguageSwitchStore, LanguageSwitchProps, LanguageSwitchTexts>) {
  const [hasLinks, setHasLinks] = useState(true);
  const go = (code: string, href: string) => navigate(store.address(code, href, location.hash));
  const root = useHost<HTMLDivElement>((host, signal) => {
    const found = !!host.querySelector(links);
    setHasLinks(found);
    if (!found && !languages && !host.dataset.languages)
      context.fail(
        new SuiteError("config", "there are no languages: neither data-languages nor links of class js_change_lang"),
      );
    // a page that comes back from another language names its own again
    addEventListener(
      "pageshow",
      () => {
        const select = host.shadowRoot!.querySelector("select");
        if (select) select.value = store.current() ?? "";
      },
      { signal },
    );
    onPress(host, signal, links, (link) => go(link.dataset.lang!, link.getAttribute("href") || pagePath()));
  });
  return (
    <div ref={root} className={hasLinks ? "own" : undefined}>
      {!hasLinks && languages && (
        <select
          part="select"
          aria-label={texts.language}
          onChange={({ currentTarget: { value } }) => go(value, store.pathIn(value, pagePath()))}
        >
          {!store.current() && <option value="" />}
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code.replace("_", "-")} selected={code === store.current()}>
              {name}
            </option>
          ))}
        </select>
      )}
      <slot />
    </div>
  );
}
