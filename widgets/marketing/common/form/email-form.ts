import type { ReadableAtom } from "nanostores";
import { storeState } from "#shared/state/index.ts";

export interface EmailFormState {
  readonly email: string;
  /** True if the last e-mail was invalid and was not sent. */
  readonly invalid: boolean;
  readonly busy: boolean;
  /** Error of the last call; null if it has succeeded. The typed e-mail stays. */
  readonly error: unknown;
}

export interface EmailForm {
  readonly state: ReadableAtom<EmailFormState>;
  /** Takes the typed text; a valid e-mail ends `invalid`. */
  type(email: string): void;
  /** Fills in the e-mail that the suite knows, unless the visitor has typed. */
  prefill(email: string): void;
  /** Sends the e-mail; does nothing while a call is pending. Never rejects: the error is in the state. */
  submit(): Promise<void>;
}

/**
 * Returns true for any text with an at sign between other characters; the text is not trimmed, and needs no dot.
 * @see docs/reference/marketing.md#marketing-6
 */
export const looksLikeEmail = (text: string): boolean => /.@./.test(text);

/**
 * Creates the e-mail form of follow, subscribe and popup. Their own states include its `error` and report it.
 * @param send makes the call; its exception becomes `error`
 * @param hasField returns true if there is a field; without a field (a signed-in follower) nothing is checked
 */
export function createEmailForm(
  send: (email: string) => Promise<void>,
  hasField: () => boolean = () => true,
): EmailForm {
  const state = storeState<EmailFormState>({ email: "", invalid: false, busy: false, error: null });
  let typed = false;
  return {
    state,
    type(email) {
      typed = true;
      state.change({ email, invalid: state.get().invalid && !looksLikeEmail(email) });
    },
    prefill(email) {
      if (!typed && email !== state.get().email) state.change({ email });
    },
    /** @see docs/reference/marketing.md#marketing-7 */
    async submit() {
      const { email, busy } = state.get();
      if (busy) return;
      if (hasField() && !looksLikeEmail(email)) return state.change({ invalid: true });
      state.change({ invalid: false, busy: true, error: null });
      try {
        await send(email);
      } catch (error) {
        state.change({ error });
      } finally {
        state.change({ busy: false });
      }
    },
  };
}
