import { useStore, type WidgetView } from "#shared/element/index.ts";
import type { PortalSearchProps, PortalSearchStore, PortalSearchTexts } from "./portal-search.store.ts";

export function PortalSearch({
  store,
  props,
  texts,
}: WidgetView<PortalSearchStore, PortalSearchProps, PortalSearchTexts>) {
  const { destination } = useStore(store.state);
  const chosen = useStore(store.chosen);
  return (
    <div className={props.choices && "choosing"} aria-busy={!!destination}>
      <slot />
      {props.choices && (
        <select
          part="choice"
          aria-label={texts.searchIn}
          value={chosen ?? ""}
          onChange={({ currentTarget }) => store.chosen.set(currentTarget.value)}
        >
          {props.choices.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
