import type { ReadableAtom } from "nanostores";
import { storeState } from "#shared/state/index.ts";

export interface EmailFormState {
  readonly email: string;
  /** The last try was refused here: no text, only the field's looks. */
  readonly invalid: boolean;
  readonly busy: boolean;
  /** What the last call failed of; null when it did not. The e-mail stays as typed. */
  readonly error: unknown;
}

export interface EmailForm {
  readonly state: ReadableAtom<EmailFormState>;
  /** What the visitor typed; a valid e-mail clears the error look. */
  type(email: string): void;
  /** What the suite knows; never over what a visitor typed. */
  prefill(email: string): void;
  /** Sends what is typed. Nothing while a call runs: a double click sends once. Never rejects: see `error`. */
  submit(): Promise<void>;
}

/** Something, an at sign, something: not trimmed, no dot needed. */
export const looksLikeEmail = (text: string): boolean => /.@./.test(text);

/**
 * The e-mail form of follow, subscribe and popup. Their own state takes its `error` over and reports it.
 * @param send the call; what it throws becomes `error`
 * @param asks whether the field is there: without one (a signed-in follower) nothing is checked
 */
export function createEmailForm(send: (email: string) => Promise<void>, asks: () => boolean = () => true): EmailForm {
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
    async submit() {
      const { email, busy } = state.get();
      if (busy) return;
      if (asks() && !looksLikeEmail(email)) return state.change({ invalid: true });
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
