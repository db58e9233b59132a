import { useStore, type WidgetView } from "#shared/element/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { bind } from "./portal-search.bind.ts";
import type { PortalSearchProps, PortalSearchStore, PortalSearchTexts } from "./portal-search.store.ts";

export function PortalSearch({
  store,
  props,
  texts,
  context,
}: WidgetView<PortalSearchStore, PortalSearchProps, PortalSearchTexts>) {
  const { leavingFor } = useStore(store.state);
  const chosen = useStore(store.chosen);
  const root = useHost<HTMLDivElement>((host, signal) => bind(host, signal, store, context));
  return (
    <div ref={root} className={props.choices && "choosing"} aria-busy={!!leavingFor}>
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
