import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type SignInTexts = Readonly<FailureTexts & typeof en.signIn>;

export const events = {
  "suite-visitor-change":
    "After the visitor has signed in, before the page is loaded again. detail: { signedIn: boolean }",
} as const;

export interface SignInProps {
  readonly href: string;
  readonly then: string;
}

/** Visitor who has signed in. */
export interface Account {
  readonly name: string;
  /** Pages of the portal. */
  readonly pages: readonly { readonly name: string; readonly href: string }[];
}

/** Parts of the browser that the store needs; tests replace them. */
export interface SignInEnv {
  /** Returns the account; null for a visitor who has not signed in. @throws SuiteError */
  readAccount(signal: AbortSignal): Promise<Account | null>;
  /** Loads the page again, or leads to the address: tokens on the page belong to the session before. */
  leave(then: string): void;
}

interface SignInState {
  /** Null for a visitor who has not signed in; undefined until that is known. */
  readonly account: Account | null | undefined;
  readonly error: unknown;
}

export type SignInStore = ReturnType<typeof createSignIn>;

/** Creates the store of the visitor's account. */
export function createSignIn({ props, editing, signal, emit, ...context }: StoreContext<SignInProps, typeof events>) {
  const state = storeState<SignInState>(
    { account: undefined, error: null },
    { ...context, signal },
    ({ account, error }) => ({ loading: account === undefined && !error, "signed-in": !!account, error }),
  );
  let env: SignInEnv | undefined;

  async function read(): Promise<void> {
    if (!env || editing.get()) return;
    state.change({ error: null });
    try {
      const account = await env.readAccount(signal);
      if (!signal.aborted) state.change({ account });
    } catch (error) {
      if (!signal.aborted) state.change({ error });
    }
  }

  return {
    state,
    /** Begins to read the account; again after the suite's editor. */
    start(how: SignInEnv, end: AbortSignal) {
      env = how;
      untilAbort(
        end,
        effect([editing], (isEditing) => {
          if (!isEditing && state.get().account === undefined) void read();
        }),
      );
    },
    /** Announces that the visitor has signed in, then leaves the page. */
    signedIn() {
      emit("suite-visitor-change", { signedIn: true });
      env?.leave(props.get().then);
    },
    retry: () => void read(),
  };
}
