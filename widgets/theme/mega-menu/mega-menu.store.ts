import { atom, effect, type WritableAtom } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";

export interface MegaMenuProps {
  /** Number of the section that is open at the beginning, from 1. */
  readonly open: number;
  /** Selector. */
  readonly heading: string;
  /** Menus of one group have one open section together. */
  readonly group: string;
}

type Context = Pick<WidgetContext<MegaMenuProps>, "props" | "signal" | "state">;

export type MegaMenuStore = ReturnType<typeof createMegaMenu>;

/** Per group, the menu whose section is open. */
const groups = new Map<string, WritableAtom<object | null>>();

function groupOf(name: string): WritableAtom<object | null> {
  const group = groups.get(name) ?? atom<object | null>(null);
  groups.set(name, group);
  return group;
}

/** Opens one section at a time. */
export function createMegaMenu({ props, signal, state }: Context) {
  const self = {};
  /** Place of the open section, from 0; -1: none. */
  const open = atom(props.get().open - 1);

  const show = (place: number) => {
    open.set(place);
    const { group } = props.get();
    if (group && place >= 0) groupOf(group).set(self);
  };
  const until = (stop: () => void) => signal.addEventListener("abort", stop);
  until(effect([open], (place) => state("open", place >= 0)));
  until(props.listen((now, old) => now.open !== old?.open && show(now.open - 1)));
  until(
    effect([props], ({ group }) =>
      group ? groupOf(group).listen((owner) => owner !== self && open.set(-1)) : undefined,
    ),
  );

  return {
    open,
    show,
    /** A person presses a heading. */
    toggle: (place: number) => show(open.get() === place ? -1 : place),
  };
}
