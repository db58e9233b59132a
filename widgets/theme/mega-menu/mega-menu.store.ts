import { atom, effect, type WritableAtom } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";

export interface MegaMenuProps {
  /** Number of the section that is open at first, from 1. */
  readonly open: number;
  /** Selector of the headings. */
  readonly heading: string;
  /** Name of a group of menus, which have one open section together. */
  readonly group: string;
}

interface MegaMenuState {
  /** Index of the open section; -1 if all are closed. */
  readonly open: number;
}

export type MegaMenuStore = ReturnType<typeof createMegaMenu>;

/** Menus with an open section, by group. */
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

  const show = (index: number) => {
    state.change({ open: index });
    const { group } = props.get();
    if (group && index >= 0) groupOf(group).set(self);
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
    /** Opens or closes a section. */
    toggle: (index: number) => show(state.get().open === index ? -1 : index),
  };
}
