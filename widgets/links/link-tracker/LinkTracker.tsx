import type { WidgetView } from "#shared/element/index.ts";
import { PageHeading } from "../common/short-link/PageHeading.tsx";
import type { LinkTrackerProps, LinkTrackerStore, LinkTrackerTexts } from "./link-tracker.store.ts";
import { LinkForm } from "./LinkForm.tsx";
import { RecentLinks } from "./RecentLinks.tsx";

export function LinkTracker({
  store,
  texts,
  context: { lang },
}: WidgetView<LinkTrackerStore, LinkTrackerProps, LinkTrackerTexts>) {
  return (
    <>
      <PageHeading>
        <h2 part="title">{texts.title}</h2>
      </PageHeading>
      <section className="maker">
        <p className="intro" part="intro">
          {texts.intro}
        </p>
        <LinkForm store={store} texts={texts} />
      </section>
      <RecentLinks store={store} texts={texts} lang={lang} />
    </>
  );
}
