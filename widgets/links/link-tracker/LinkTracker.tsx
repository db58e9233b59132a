import type { WidgetView } from "../../../shared/element/index.ts";
import { LinkForm } from "./LinkForm.tsx";
import type { LinkTrackerProps, LinkTrackerStore } from "./link-tracker.store.ts";
import type { LinkTrackerTexts } from "./link-tracker.strings.ts";
import { RecentLinks } from "./RecentLinks.tsx";

export function LinkTracker({ store, texts, context: { lang } }: WidgetView<LinkTrackerStore, LinkTrackerProps, LinkTrackerTexts>) {
  return (
    <>
      <section className="maker">
        <h2 part="title">{texts.title}</h2>
        <p className="intro" part="intro">
          {texts.intro}
        </p>
        <LinkForm store={store} texts={texts} />
      </section>
      <RecentLinks store={store} texts={texts} lang={lang} />
    </>
  );
}
