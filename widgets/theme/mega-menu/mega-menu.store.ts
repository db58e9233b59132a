import { atom, effect, type WritableAtom } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";

export interface MegaMenuProps {
  /** Number of the section that is open at the beginning, from 1. */
  readonly open: number;
  /** Selector. */
  readonly heading: string;
  /** Menus of one group have one open section together. */
  readonly group: string;
}

interface MegaMenuState {
  /** Place of the open section, from 0; -1: none. */
  readonly open: number;
}

export type MegaMenuStore = ReturnType<typeof createMegaMenu>;

/** Per group, the menu whose section is open. */
const groups = new Map<string, WritableAtom<object | null>>();

function groupOf(name: string): WritableAtom<object | null> {
  const group = groups.get(name) ?? atom<object | null>(null);
  groups.set(name, group);
  return group;
}

/** Opens one section at a time. */
export function createMegaMenu(context: StoreContext<MegaMenuProps>) {
  const { props, signal } = context;
  const self = {};
  const initial = { open: props.get().open - 1 };
  const state = storeState<MegaMenuState>(initial, context, ({ open }) => ({ open: open >= 0 }));

  const show = (place: number) => {
    state.change({ open: place });
    const { group } = props.get();
    if (group && place >= 0) groupOf(group).set(self);
  };
  untilAbort(
    signal,
    props.listen((now, old) => now.open !== old?.open && show(now.open - 1)),
    effect([props], ({ group }) =>
      group ? groupOf(group).listen((owner) => owner !== self && state.change({ open: -1 })) : undefined,
    ),
  );

  return {
    state,
    show,
    /** A person presses a heading. */
    toggle: (place: number) => show(state.get().open === place ? -1 : place),
  };
}
