import type { ReadableAtom } from "nanostores";
import { addCode } from "#links/api/links.ts";
import { storeState } from "#shared/state/index.ts";
import type { Client, SuiteError } from "#shared/suite/index.ts";

interface CodeEditState {
  readonly code: string;
  /** What is typed; null while the code is not edited. */
  readonly draft: string | null;
  readonly problem: "empty" | "odd" | "taken" | null;
  readonly busy: boolean;
}

export interface CodeEdit {
  readonly state: ReadableAtom<CodeEditState>;
  edit(): void;
  type(draft: string): void;
  /** Back to the code; a change that is on its way already still takes effect. */
  cancel(): void;
  /** Never rejects: see `problem`. */
  save(): Promise<void>;
}

/** Characters that need no escape in an address. The suite would accept any, also codes that no browser can request. */
const fitting = /^[\w.~-]+$/;

/**
 * Edits the code of a tracked link in place.
 * @param changed called after the suite confirmed
 */
export function createCodeEdit(
  client: Client,
  code: string,
  changed: (from: string, to: string) => void,
  fail: (error: unknown) => void,
): CodeEdit {
  const state = storeState<CodeEditState>({ code, draft: null, problem: null, busy: false });
  const show = () => state.change({ draft: null, problem: null });
  return {
    state,
    edit: () => state.change({ draft: state.get().code }),
    type: (draft) => state.change({ draft, problem: null }),
    cancel: show,
    async save() {
      const { code: from, draft, busy } = state.get();
      if (draft === null || busy) return;
      const to = draft.trim();
      if (!to) return state.change({ problem: "empty" });
      if (to === from) return show();
      if (!fitting.test(to)) return state.change({ problem: "odd" });
      state.change({ busy: true, problem: null });
      try {
        const added = await addCode(client, from, to);
        state.change({ code: added, draft: null, busy: false });
        changed(from, added);
      } catch (error) {
        // all failures have one message
        state.change({ busy: false, problem: state.get().draft === null ? null : "taken" });
        // an error with a text is the suite's response to the visitor; others are reported
        if (!(error as SuiteError).text) fail(error);
      }
    },
  };
}
