import type { StoreContext } from "#shared/element/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import type { ViewedFiles } from "#shared/ui/viewer/index.ts";
import type { Attachment } from "./attachment.ts";

interface ViewerState {
  readonly attachments: readonly Attachment[];
  /** Id of the one that is shown; 0 while it is closed. */
  readonly active: number;
}

/** Shown are those that can be. */
export interface ViewerStore extends ViewedFiles<Attachment> {
  readonly state: StoreState<ViewerState>;
  /** What there is now. */
  take(attachments: readonly Attachment[]): void;
  /** Without an id the first, if there is one. */
  open(id?: number): void;
  /** The code that shows it did not come. */
  fail(error: unknown): void;
}

interface Events {
  /** Says that it opens; false where the page says no. */
  opens(id: number): boolean;
  closed(): void;
  changed(id: number): void;
}

/** Which of some attachments is shown large, if any. */
export function createViewer({ editing, signal, fail, ...context }: StoreContext, events: Events): ViewerStore {
  const host = { ...context, signal, fail };
  const state = storeState<ViewerState>({ attachments: [], active: 0 }, host, ({ active }) => ({ open: active > 0 }));
  const shown = () => state.get().attachments.filter(({ kind }) => kind);

  const close = () => {
    if (!state.get().active) return;
    state.change({ active: 0 });
    events.closed();
  };
  untilAbort(
    signal,
    editing.listen((isEditing) => isEditing && close()),
    close,
  );
  return {
    state,
    shown,
    at: () => shown().findIndex(({ id }) => id === state.get().active),
    take(attachments) {
      state.change({ attachments });
      if (!shown().some(({ id }) => id === state.get().active)) close();
    },
    open(id = shown()[0]?.id) {
      const { active } = state.get();
      if (editing.get() || id === undefined || id === active) return;
      if (!shown().some((each) => each.id === id))
        return fail(new SuiteError("config", `there is no attachment ${id} that can be shown`));
      if (active || events.opens(id)) state.change({ active: id });
    },
    go(at) {
      const all = shown();
      const next = all[(at + all.length) % all.length];
      if (!next || next.id === state.get().active || !state.get().active) return;
      state.change({ active: next.id });
      events.changed(next.id);
    },
    close,
    fail(error) {
      close();
      fail(error);
    },
  };
}
