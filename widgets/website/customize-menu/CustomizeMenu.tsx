import { useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { Spinner, useHost } from "#shared/ui/index.ts";
import type { ViewOption } from "../api/views.ts";
import { Refusal } from "../common/control/Refusal.tsx";
import type { CustomizeMenuStore, CustomizeMenuTexts } from "./customize-menu.store.ts";

interface OptionGroupProps {
  /** Name of the group; empty for options without a group. */
  readonly name: string;
  readonly headingId: string;
  readonly options: readonly ViewOption[];
  readonly role: "menuitemcheckbox" | "switch";
  readonly busy: boolean;
  readonly onToggle: (id: number) => Promise<void>;
}

/** Options of one part of the page below its name. Parts: group, heading, option. */
const OptionGroup = ({ name, headingId, options, role, busy, onToggle }: OptionGroupProps) => (
  <div role="group" part="group" aria-labelledby={name && headingId}>
    {name && (
      <div id={headingId} className="heading" part="heading">
        {name}
      </div>
    )}
    {options.map((option) => (
      <label key={option.id} className="option" part="option">
        <input
          type="checkbox"
          role={role}
          checked={option.active}
          aria-disabled={busy}
          onClick={(event) => busy && event.preventDefault()}
          onChange={() => void onToggle(option.id)}
        />
        <bdi>{option.name}</bdi>
      </label>
    ))}
  </div>
);

export function CustomizeMenu({ store, texts }: WidgetView<CustomizeMenuStore, object, CustomizeMenuTexts>) {
  const { options, busy, error } = useStore(store.state);
  const load = () => void store.load();
  // in the suite's own menu, the switches are menu items
  const [isInMenu, setInMenu] = useState(false);
  const root = useHost<HTMLDivElement>((host, signal) => {
    const menu = host.closest("[role=menu]");
    // page behaviours remove the roles of the menu, before or after this element starts
    const readRole = () => setInMenu(!!menu?.matches("[role=menu]"));
    const roles = new MutationObserver(readRole);
    if (menu) roles.observe(menu, { attributeFilter: ["role"] });
    readRole();
    const visibility = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
    );
    visibility.observe(host);
    untilAbort(
      signal,
      () => roles.disconnect(),
      () => visibility.disconnect(),
    );
  });
  const groups = new Set(options?.map(({ group }) => group));
  return (
    // clicks would close the surrounding menu
    <div ref={root} className={store.hasMenu ? "menu" : undefined} onClick={(event) => event.stopPropagation()}>
      {store.hasMenu && !options && !error && (
        <div>
          <Spinner /> {texts.loading}
        </div>
      )}
      {options?.length === 0 && <div>{texts.none}</div>}
      {[...groups].map((group, index) => (
        <OptionGroup
          key={group}
          name={group}
          headingId={`group-${index}`}
          options={options!.filter((option) => option.group === group)}
          role={isInMenu ? "menuitemcheckbox" : "switch"}
          busy={busy}
          onToggle={store.toggle}
        />
      ))}
      {!!error && <Refusal texts={texts} error={error} busy={busy} onRetry={options ? undefined : load} />}
    </div>
  );
}
