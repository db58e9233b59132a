import { useStore, type WidgetView } from "#shared/element/index.ts";
import { fromPage } from "#shared/html/index.ts";
import type { DocMenuProps, DocMenuStore, DocMenuTexts, Entry } from "./doc-menu.store.ts";

const addressOf = (id: string): string => fromPage(`#${encodeURIComponent(id)}`);

export function DocMenu({ store, texts }: WidgetView<DocMenuStore, DocMenuProps, DocMenuTexts>) {
  const { entries, active, isBeside } = useStore(store.state);
  const link = ({ id, text }: Pick<Entry, "id" | "text">) => (
    <a
      href={addressOf(id)}
      part={id === active ? "link active" : "link"}
      aria-current={id === active ? "location" : undefined}
      onClick={({ currentTarget }) => {
        // the page's address may have changed
        currentTarget.href = addressOf(id);
        store.goTo(id);
      }}
    >
      {text}
    </a>
  );
  return (
    <nav className={isBeside ? "menu beside" : "menu"} part="menu" aria-label={texts.menu} dir="auto">
      {entries.length > 0 && (
        <ul role="list">
          {entries.map((entry) => (
            <li key={entry.id}>
              {link(entry)}
              {entry.entries.length > 0 && (
                <ul role="list">
                  {entry.entries.map((sub) => (
                    <li key={sub.id}>{link(sub)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
