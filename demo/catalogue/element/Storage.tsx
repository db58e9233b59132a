/** @jsxImportSource hono/jsx */
import { En } from "#demo/common/Stage.tsx";
import type { View } from "#demo/common/view.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { Name, Table } from "./Table.tsx";

/** Every cookie and storage key of an element, or the sentence that it has none. */
export const Storage = ({ element: { storage = [] }, view: { t } }: { element: WidgetDeclaration; view: View }) =>
  storage.length > 0 ? (
    <Table
      id="storage"
      title={t.storageTitle}
      heads={[t.colName, t.colKind, t.colLifetime, t.colMeaning]}
      rows={storage.map(({ name, kind, lifetime, purpose }) => [
        <Name>{name}</Name>,
        <En>{kind}</En>,
        <En>{lifetime}</En>,
        <En>{purpose}</En>,
      ])}
    />
  ) : (
    <section aria-labelledby="storage">
      <h2 id="storage">{t.storageTitle}</h2>
      <p>{t.storageNone}</p>
    </section>
  );
