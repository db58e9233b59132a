import { useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { Failure, Spinner, useHost } from "#shared/ui/index.ts";
import { mayRetry, refusalText } from "../common/control/refusal.ts";
import type { CustomizeMenuStore, CustomizeMenuTexts } from "./customize-menu.store.ts";

export function CustomizeMenu({ store, texts }: WidgetView<CustomizeMenuStore, object, CustomizeMenuTexts>) {
  const { options, busy, error } = useStore(store.state);
  const load = () => void store.load();
  // in the suite's own menu, switches are entries of it
  const [isInMenu, setInMenu] = useState(false);
  const root = useHost<HTMLDivElement>((host, signal) => {
    const menu = host.closest("[role=menu]");
    // page behaviours make links of a menu's entries, before or after
    const follow = () => setInMenu(!!menu?.matches("[role=menu]"));
    const roles = new MutationObserver(follow);
    if (menu) roles.observe(menu, { attributeFilter: ["role"] });
    follow();
    const sight = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && load());
    sight.observe(host);
    untilAbort(
      signal,
      () => roles.disconnect(),
      () => sight.disconnect(),
    );
  });
  const groups = new Set(options?.map(({ group }) => group));
  return (
    // the suite's menu closes by a press on an entry of it
    <div ref={root} className={store.hasMenu ? "menu" : undefined} onClick={(event) => event.stopPropagation()}>
      {store.hasMenu && !options && !error && (
        <div>
          <Spinner /> {texts.loading}
        </div>
      )}
      {options?.length === 0 && <div>{texts.none}</div>}
      {[...groups].map((group, place) => (
        <div key={group} role="group" part="group" aria-labelledby={group && `group-${place}`}>
          {group && (
            <div id={`group-${place}`} className="heading" part="heading">
              {group}
            </div>
          )}
          {options!
            .filter((option) => option.group === group)
            .map(({ id, name, active }) => (
              <label key={id} className="option" part="option">
                <input
                  type="checkbox"
                  role={isInMenu ? "menuitemcheckbox" : "switch"}
                  checked={active}
                  disabled={busy}
                  onChange={() => void store.toggle(id)}
                />
                <bdi>{name}</bdi>
              </label>
            ))}
        </div>
      ))}
      {!!error && (
        <Failure
          text={refusalText(texts, error)}
          retryText={texts.retry}
          busy={busy}
          onRetry={mayRetry(error) && !options ? load : undefined}
        />
      )}
    </div>
  );
}
