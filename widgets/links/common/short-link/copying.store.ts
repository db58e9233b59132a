import { atom, type ReadableAtom } from "nanostores";
import { ownDocument } from "#shared/element/index.ts";

/** Copies by the older command, which works during a click even without permission or on an insecure page. */
function copyByCommand(text: string): boolean {
  let isCopied = false;
  const fill = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
    isCopied = true;
  };
  ownDocument.addEventListener("copy", fill);
  ownDocument.execCommand("copy");
  ownDocument.removeEventListener("copy", fill);
  return isCopied;
}

/** Copies a text to the clipboard; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** `refused`: the browser did not allow the copy, so the visitor has to copy by hand. */
type CopyState = "idle" | "copied" | "refused";

export interface Copying {
  readonly state: ReadableAtom<CopyState>;
  /** Copies a text; true once it is on the clipboard. Never rejects. */
  copy(text: string): Promise<boolean>;
  /** Returns to idle. */
  reset(): void;
}

/** State of a copy button: "Copied" for five seconds. @see docs/reference/links.md#links-7 */
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
