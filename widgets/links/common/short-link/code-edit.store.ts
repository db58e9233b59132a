import type { ReadableAtom } from "nanostores";
import { addCode } from "#links/api/links.ts";
import { storeState } from "#shared/state/index.ts";
import type { Client, SuiteError } from "#shared/suite/index.ts";

interface CodeEditState {
  readonly code: string;
  /** Typed text; null while the code is not edited. */
  readonly draft: string | null;
  readonly problem: "empty" | "odd" | "taken" | null;
  readonly busy: boolean;
}

export interface CodeEdit {
  readonly state: ReadableAtom<CodeEditState>;
  edit(): void;
  type(draft: string): void;
  /** Ends editing; a pending change still takes effect. */
  cancel(): void;
  /** Saves the draft. Never rejects: the reason is in `problem`. */
  save(): Promise<void>;
}

/** Code of characters that need no escape in an address. The suite accepts any code, also one that no browser can request. */
const valid = /^[\w.~-]+$/;

/**
 * Edits the code of a tracked link in place.
 * @param changed called when the suite has stored another code
 * @see docs/reference/links.md#links-17
 * @see docs/reference/links.md#links-18
 * @see docs/reference/links.md#links-19
 */
export function createCodeEdit(
  client: Client,
  code: string,
  changed: (from: string, to: string) => void,
  fail: (error: unknown) => void,
): CodeEdit {
  const state = storeState<CodeEditState>({ code, draft: null, problem: null, busy: false });
  const end = () => state.change({ draft: null, problem: null });
  return {
    state,
    edit: () => state.change({ draft: state.get().code }),
    type: (draft) => state.change({ draft, problem: null }),
    cancel: end,
    async save() {
      const { code: from, draft, busy } = state.get();
      if (draft === null || busy) return;
      const to = draft.trim();
      if (!to) return state.change({ problem: "empty" });
      if (to === from) return end();
      if (!valid.test(to)) return state.change({ problem: "odd" });
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
