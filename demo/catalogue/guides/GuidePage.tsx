/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { Aside, shelfTitle } from "./Aside.tsx";
import type { Guide, Shelf } from "./guide.ts";
import { Markdown } from "./Markdown.tsx";

/** A guide, or the list of all. Guides are English in every language of the site, as all long texts about the elements are. */
export const GuidePage = ({ shelf, guide, view }: { shelf: Shelf; guide: Guide; view: View }) => (
  <div class="wrap docs">
    <Aside view={view} shelf={shelf} current={guide} />
    <article class="doc guide" lang="en" dir="ltr">
      {guide !== shelf.contents && (
        <p class="kicker" lang={view.textLang}>
          {shelfTitle(shelf, view)}
        </p>
      )}
      <h1>{guide.title}</h1>
      <Markdown tokens={guide.lead} folder={shelf.folder} id="lead" view={view} />
      {guide.sections.map((section) => (
        <section aria-labelledby={section.id} class={`depth-${section.depth}`}>
          <Markdown tokens={section.tokens} folder={shelf.folder} id={`in-${section.id}`} view={view} />
        </section>
      ))}
    </article>
  </div>
);
