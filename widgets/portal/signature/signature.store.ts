import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { type StoreState, storeState } from "#shared/state/index.ts";
import { connect, sentenceFor, SuiteError } from "#shared/suite/index.ts";
import { signDocument } from "../api/signature.ts";
import type en from "../i18n/en.json";
import { createInk, type Ink } from "./ink.ts";
import { type SignatureEnv, signatureEnv } from "./signature.env.ts";

export type SignatureTexts = Readonly<FailureTexts & typeof en.signature>;

export const events = {
  "suite-signature-submit":
    "A complete signature is about to be sent. Cancelable: the signature is not sent. detail: { name: string }",
  "suite-signature-change": "The visitor has begun a signature, or removed it. detail: { empty: boolean }",
} as const;

export interface SignatureProps {
  readonly callUrl: string;
  readonly resId: number;
  readonly accessToken: string;
  readonly partnerName: string;
  readonly signLabel: string;
}

/** Mode of signing: by drawing, or by a typed name, which needs no pointer. */
export type SigningMode = "draw" | "type";

interface SignatureState {
  readonly name: string;
  readonly mode: SigningMode;
  /** Number of strokes of the drawing. */
  readonly strokes: number;
  /** Number of attempts to send it incomplete; after one, missing fields are marked. */
  readonly tries: number;
  readonly isSending: boolean;
  readonly error: unknown;
  /** Message of the suite and address of the signed document; both may be empty. */
  readonly signed: { readonly thanks: string; readonly address: string } | null;
}

export type SignatureStore = ReturnType<typeof createSignature>;

const hasName = ({ name }: SignatureState): boolean => !!name.trim();

/** Returns true if there is a drawing, or a name to draw. */
const hasSignature = (state: SignatureState): boolean => (state.mode === "type" ? hasName(state) : state.strokes > 0);

/**
 * Returns which required fields are missing.
 * @see docs/reference/portal.md#portal-18
 * @see docs/reference/portal.md#portal-19
 */
export const missing = (state: SignatureState) => ({ name: !hasName(state), signature: !hasSignature(state) });

/** Returns the custom states of the element. */
function statesOf(state: SignatureState) {
  const { name, signature } = missing(state);
  return {
    empty: signature,
    invalid: state.tries > 0 && (name || signature),
    busy: state.isSending,
    error: state.error,
    signed: state.signed,
  };
}

type Context = StoreContext<SignatureProps, typeof events>;

/** Sends the signature. A lost answer may belong to a signed document: the suite refuses a second signature. */
async function send(context: Context, state: StoreState<SignatureState>, ink: Ink, env: SignatureEnv): Promise<void> {
  const { props, server, editing, signal, fail } = context;
  const { name, mode } = state.get();
  const { callUrl, resId, accessToken } = props.get();
  state.change({ isSending: true, error: null });
  try {
    const image = env.pictureOf(mode === "type" ? name.trim() : ink);
    const document = { resId, accessToken, name, image };
    const answer = await signDocument(connect(server), server, callUrl, document, { signal });
    const { refusal, thanks, address, isOver } = answer;
    if (refusal) state.change({ error: new SuiteError("server", refusal, { sentence: sentenceFor(refusal) }) });
    else state.change({ signed: { thanks, address } });
    // while the page is being edited, navigating would lose unsaved edits
    if (isOver && !editing.get() && !signal.aborted && !env.navigate(server, address))
      fail(new SuiteError("contract", `${callUrl} leads to ${address}, which is no web address`));
  } catch (error) {
    state.change({ error });
  } finally {
    state.change({ isSending: false });
  }
}

/** Signs a document with a name and a drawing, sent once. */
export function createSignature(context: Context, env: SignatureEnv = signatureEnv) {
  const { props, emit } = context;
  const ink = createInk();
  const state = storeState<SignatureState>(
    { name: props.get().partnerName, mode: "draw", strokes: 0, tries: 0, isSending: false, error: null, signed: null },
    context,
    statesOf,
  );
  const isOpen = () => !state.get().isSending && !state.get().signed;
  function change(part: Partial<SignatureState>) {
    const wasEmpty = !hasSignature(state.get());
    state.change(part);
    const empty = !hasSignature(state.get());
    if (empty !== wasEmpty) emit("suite-signature-change", { empty });
  }
  const countStrokes = () => change({ strokes: ink.strokes().length });

  return {
    state,
    ink,
    isOpen,
    setName: (name: string) => change({ name }),
    setMode: (mode: SigningMode) => change({ mode }),
    /** Handles a new stroke on the pad. */
    drawn: countStrokes,
    undo() {
      ink.undo();
      countStrokes();
    },
    clear() {
      ink.clear();
      countStrokes();
    },
    /** Resolves once the suite has responded, or immediately if nothing is sent. */
    async sign(): Promise<void> {
      if (!isOpen()) return;
      const { tries, name } = state.get();
      const missingParts = missing(state.get());
      const isRefused = missingParts.name || missingParts.signature;
      state.change({ tries: isRefused ? tries + 1 : 0 });
      if (isRefused) return;
      if (emit("suite-signature-submit", { name }, { cancelable: true })) await send(context, state, ink, env);
    },
  };
}
