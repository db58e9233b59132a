import { atom, type ReadableAtom } from "nanostores";

export interface EmailFormState {
  readonly email: string;
  /** The last try was refused here: no text, only the field's looks (spec portal section 5). */
  readonly invalid: boolean;
  readonly busy: boolean;
  /** Why the last call failed; the e-mail stays as typed. */
  readonly failure: unknown;
}

export interface EmailForm {
  readonly state: ReadableAtom<EmailFormState>;
  /** What the visitor typed; a valid e-mail clears the error look. */
  type(email: string): void;
  /** What the suite knows; never over what a visitor typed. */
  prefill(email: string): void;
  /** Sends what is typed. Nothing while a call runs: a double click sends once. Never rejects: see `failure`. */
  submit(): Promise<void>;
}

/** Something, an at sign, something: not trimmed, no dot needed (spec portal section 5). */
export const looksLikeEmail = (text: string): boolean => /.@./.test(text);

/**
 * The e-mail form of follow, subscribe and popup.
 * @param send the call; what it throws becomes `failure` and is given to `fail`
 * @param asks whether the field is there: without one (a signed-in follower) nothing is checked
 */
export function createEmailForm(
  send: (email: string) => Promise<void>,
  fail: (error: unknown) => void,
  asks: () => boolean = () => true,
): EmailForm {
  const state = atom<EmailFormState>({ email: "", invalid: false, busy: false, failure: null });
  const change = (part: Partial<EmailFormState>) => state.set({ ...state.get(), ...part });
  let typed = false;
  return {
    state,
    type(email) {
      typed = true;
      change({ email, invalid: state.get().invalid && !looksLikeEmail(email) });
    },
    prefill(email) {
      if (!typed && email !== state.get().email) change({ email });
    },
    async submit() {
      const { email, busy } = state.get();
      if (busy) return;
      if (asks() && !looksLikeEmail(email)) return change({ invalid: true });
      change({ invalid: false, busy: true, failure: null });
      try {
        await send(email);
      } catch (failure) {
        change({ failure });
        fail(failure);
      } finally {
        change({ busy: false });
      }
    },
  };
}
