import { useStore } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Failure, Skeleton, Status, Tabs } from "#shared/ui/index.ts";
import type { LinkFilter } from "../api/links.ts";
import { type LinkTrackerStore, type LinkTrackerTexts, messageOr } from "./link-tracker.store.ts";
import { LinkItem } from "./LinkItem.tsx";

interface RecentLinksProps {
  readonly store: LinkTrackerStore;
  readonly texts: LinkTrackerTexts;
  readonly lang: string;
}

/** Links that were created or used last, by one of three filters. @see docs/reference/links.md#links-14 */
export function RecentLinks({ store: { recent, copy }, texts, lang }: RecentLinksProps) {
  const { filter, rows, loading, error } = useStore(recent.state);
  const tabs: readonly { name: LinkFilter; text: string }[] = [
    { name: "newest", text: texts.newest },
    { name: "most-clicked", text: texts.mostClicked },
    { name: "recently-used", text: texts.recentlyUsed },
  ];
  const show = (name: LinkFilter) => void recent.show(name);
  return (
    <section className="recent" part="recent">
      <h2 part="list-title">{texts.listTitle}</h2>
      <Tabs label={texts.listTitle} tabs={tabs} chosen={filter} onChoose={show}>
        {!!error && (
          <Failure
            {...failureOf(texts, error)}
            text={messageOr(texts.listFailed, error)}
            onRetry={() => show(filter)}
          />
        )}
        {rows.length > 0 && (
          <ul className="links" part="links">
            {rows.map((row) => (
              <LinkItem
                key={row.link.id}
                row={row}
                texts={texts}
                lang={lang}
                onCopy={() => void copy(row, row.copying)}
              />
            ))}
          </ul>
        )}
        {loading ? (
          <Skeleton />
        ) : (
          !error &&
          !rows.length && (
            <p className="empty" part="empty">
              {texts.listEmpty}
            </p>
          )
        )}
        <Status hidden text={loading ? texts.loading : ""} />
      </Tabs>
    </section>
  );
}
