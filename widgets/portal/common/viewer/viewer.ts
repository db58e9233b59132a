import type { StoreContext } from "#shared/element/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import type { ViewedFiles } from "#shared/ui/viewer/index.ts";
import type { Attachment } from "./attachment.ts";

interface ViewerState {
  readonly attachments: readonly Attachment[];
  /** Id of the attachment that is shown; 0: the dialog is closed. */
  readonly active: number;
}

/** Attachments in a dialog; files without a view are skipped. */
export interface ViewerStore extends ViewedFiles<Attachment> {
  readonly state: StoreState<ViewerState>;
  /** Sets the attachments. */
  setAttachments(attachments: readonly Attachment[]): void;
  /** Opens an attachment; without an id the first one. */
  open(id?: number): void;
  /** Closes the dialog and reports that its code could not be loaded. */
  fail(error: unknown): void;
}

interface Events {
  /** Announces that the dialog opens. Returns false if the page prevents that. */
  opens(id: number): boolean;
  closed(): void;
  changed(id: number): void;
}

/** Attachments of an element, and the one that the dialog shows. @see docs/reference/portal.md#portal-33 */
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
    setAttachments(attachments) {
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
    go(index) {
      const all = shown();
      const next = all[(index + all.length) % all.length];
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
