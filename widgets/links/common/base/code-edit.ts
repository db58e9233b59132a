import { atom, type ReadableAtom } from "nanostores";
import type { Client, SuiteError } from "../../../../shared/suite/index.ts";
import { addCode } from "../calls/links.ts";

export interface CodeEditState {
  readonly code: string;
  /** What is typed in its place; null while it is only shown. */
  readonly draft: string | null;
  readonly problem: "empty" | "odd" | "taken" | null;
  readonly busy: boolean;
}

export interface CodeEdit {
  readonly state: ReadableAtom<CodeEditState>;
  edit(): void;
  type(draft: string): void;
  /** Back to the code as it was; an answer that still comes counts. */
  cancel(): void;
  /** Never rejects: see `problem`. */
  save(): Promise<void>;
}

/** What an address takes as it is. The suite would accept anything, also what no browser finds again (WIRE.md section 9). */
const fitting = /^[\w.~-]+$/;

/**
 * The code of a tracked link, changed in place (spec portal sections 4, 5 and 8).
 * @param changed told after the suite confirmed
 */
export function createCodeEdit(
  client: Client,
  code: string,
  changed: (from: string, to: string) => void,
  fail: (error: unknown) => void,
): CodeEdit {
  const state = atom<CodeEditState>({ code, draft: null, problem: null, busy: false });
  const change = (part: Partial<CodeEditState>) => state.set({ ...state.get(), ...part });
  const show = () => change({ draft: null, problem: null });
  return {
    state,
    edit: () => change({ draft: state.get().code }),
    type: (draft) => change({ draft, problem: null }),
    cancel: show,
    async save() {
      const { code: from, draft, busy } = state.get();
      if (draft === null || busy) return;
      const to = draft.trim();
      if (!to) return change({ problem: "empty" });
      if (to === from) return show();
      if (!fitting.test(to)) return change({ problem: "odd" });
      change({ busy: true, problem: null });
      try {
        const added = await addCode(client, from, to);
        change({ code: added, draft: null, busy: false });
        changed(from, added);
      } catch (error) {
        // whatever failed, the spec has one sentence for it (section 8)
        change({ busy: false, problem: state.get().draft === null ? null : "taken" });
        // that a code is taken is a plain answer; the rest is news for the page
        if (!(error as SuiteError).text) fail(error);
      }
    },
  };
}
