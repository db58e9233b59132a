/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { weave } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { Code } from "../Code.tsx";
import { apache, caddy, nginx, pageOrigin, suiteHost } from "./proxy.ts";
import { elsewhere, onSuite, pageSamples, preloads } from "./tags.ts";

const HostChoice = ({ id, checked, children }: { id: string; checked?: boolean; children: Child }) => (
  <label class="place">
    <input type="radio" name="place" id={id} checked={checked} />
    <span>{children}</span>
  </label>
);

/**
 * Tags to paste, for pages on the suite's own host and for other hosts. Two radio buttons and a style sheet (`paste.css`) switch between
 * both without a script. Only once on a page.
 */
export const Paste = ({ view, element }: { view: View; element?: WidgetDeclaration }) => {
  const { t, origin } = view;
  const samples = element
    ? pageSamples(view, element.example)
    : { paste: onSuite(view), "paste-elsewhere": elsewhere(view) };
  const names = {
    suite: <code dir="ltr">{suiteHost}</code>,
    page: <code dir="ltr">{pageOrigin}</code>,
    server: <code dir="ltr">data-server</code>,
  };
  return (
    <div class="paste">
      <fieldset>
        <legend>{t.pasteWhere}</legend>
        <HostChoice id="place-suite" checked>
          {t.pasteSuite}
        </HostChoice>
        <HostChoice id="place-elsewhere">{t.pasteElsewhere}</HostChoice>
      </fieldset>
      <div class="paste-suite">
        <p>{t.pasteSuiteNote}</p>
        <Code id="paste" text={samples.paste} t={t} />
      </div>
      <div class="paste-elsewhere">
        <p>{weave<Child>(t.pasteElsewhereNote, names)}</p>
        <Code id="paste-elsewhere" text={samples["paste-elsewhere"]} t={t} />
        <details>
          <summary>{t.proxyTitle}</summary>
          <p>{weave<Child>(t.proxyNote, names)}</p>
          <h4>nginx</h4>
          <Code id="proxy-nginx" text={nginx(origin)} t={t} language="conf" />
          <h4>Caddy</h4>
          <Code id="proxy-caddy" text={caddy(origin)} t={t} language="conf" />
          <h4>Apache</h4>
          <Code id="proxy-apache" text={apache(origin)} t={t} language="conf" />
          <p>
            {weave<Child>(t.proxyPolicy, {
              ...names,
              connect: <code dir="ltr">connect-src</code>,
              images: <code dir="ltr">img-src</code>,
            })}
          </p>
        </details>
      </div>
      {element && (
        <details>
          <summary>{t.preloadTitle}</summary>
          <p>{t.preloadNote}</p>
          <Code id="preload" text={preloads(view, element.tag)} t={t} />
        </details>
      )}
    </div>
  );
};
