/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { Aside } from "./Aside.tsx";
import { contents, type Guide, guides } from "./guide.ts";
import { Markdown } from "./Markdown.tsx";

/** A guide, or the list of all. Guides are English in every language of the site, as all long texts about elements. */
export const GuidePage = ({ guide, view }: { guide: Guide; view: View }) => (
  <div class="wrap docs">
    <Aside view={view} current={guides.find((known) => known === guide)} />
    <article class="doc guide" lang="en" dir="ltr">
      {guide !== contents && (
        <p class="kicker" lang={view.textLang}>
          {view.t.guidesTitle}
        </p>
      )}
      <h1>{guide.title}</h1>
      <Markdown tokens={guide.lead} id="lead" view={view} />
      {guide.sections.map((section) => (
        <section aria-labelledby={section.id} class={`depth-${section.depth}`}>
          <Markdown tokens={section.tokens} id={`in-${section.id}`} view={view} />
        </section>
      ))}
    </article>
  </div>
);
