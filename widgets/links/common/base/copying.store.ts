import { atom, type ReadableAtom } from "nanostores";
import { copyText } from "./copy-text.ts";

/** `refused`: the browser did not allow it, the visitor has to copy by hand. */
export type CopyState = "idle" | "copied" | "refused";

export interface Copying {
  readonly state: ReadableAtom<CopyState>;
  /** Copies a text; true once it is on the clipboard. Never rejects. */
  copy(text: string): Promise<boolean>;
  /** Shows the last copy no longer. */
  reset(): void;
}

/** What a copy button shows: "Copied" for five seconds (spec portal sections 4 and 9). */
export function createCopying(): Copying {
  const state = atom<CopyState>("idle");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (now: CopyState) => {
    clearTimeout(timer);
    state.set(now);
  };
  return {
    state,
    async copy(text) {
      const done = await copyText(text);
      show(done ? "copied" : "refused");
      if (done) timer = setTimeout(show, 5000, "idle");
      return done;
    },
    reset: () => show("idle"),
  };
}
