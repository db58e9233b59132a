import { type RefObject, useLayoutEffect, useRef } from "react";
import { useStore } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { Button } from "#shared/ui/index.ts";
import { attachPad } from "./pad.ts";
import type { SignatureStore, SignatureTexts, SigningMode } from "./signature.store.ts";

interface SignaturePadProps {
  readonly store: SignatureStore;
  readonly texts: SignatureTexts;
  /** True while an attempt to send an empty pad is reported. */
  readonly isMissing: boolean;
}

const modes: readonly SigningMode[] = ["draw", "type"];

/** Returns the description of the pad for screen readers. */
function labelOf(texts: SignatureTexts, mode: SigningMode, name: string, strokes: number): string {
  if (mode === "type") return fill(texts.typedPad, { name });
  return strokes ? texts.drawnPad : texts.pad;
}

/** Lets visitors draw on a canvas. @returns refs of the canvas and of the function that draws it again */
function usePad(store: SignatureStore) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const redraw = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    const end = new AbortController();
    const shown = () => {
      const state = store.state.get();
      return state.mode === "type" ? state.name.trim() : store.ink;
    };
    const isOpen = () => store.isOpen() && store.state.get().mode === "draw";
    redraw.current = attachPad(canvas.current!, { ink: store.ink, shown, isOpen, onInk: store.drawn }, end.signal);
    return () => end.abort();
  }, [store]);
  return { canvas, redraw };
}

type ToolsProps = Omit<SignaturePadProps, "isMissing"> & { readonly redraw: RefObject<() => void> };

/** Row below the pad; it has the same height in both modes, so that nothing below it moves. */
function Tools({ store, texts, redraw }: ToolsProps) {
  const { mode, strokes } = useStore(store.state);
  /** Removes strokes unless the signature is being sent. */
  const remove = (undo: () => void) => () => {
    if (!store.isOpen() || !strokes) return;
    undo();
    redraw.current();
  };
  return (
    <div className="tools" part="tools">
      {mode === "type" ? (
        <p>{texts.typeHint}</p>
      ) : (
        <>
          <Button kind="quiet" part="undo" onClick={remove(store.undo)}>
            {texts.undo}
          </Button>
          <Button kind="quiet" part="clear" onClick={remove(store.clear)}>
            {texts.clear}
          </Button>
        </>
      )}
    </div>
  );
}

/** Pad with its tools. Visitors without a pointer sign with the name that they typed above. */
export function SignaturePad({ store, texts, isMissing }: SignaturePadProps) {
  const { mode, name, strokes } = useStore(store.state);
  const { canvas, redraw } = usePad(store);
  const typed = mode === "type" ? name.trim() : undefined;
  useLayoutEffect(() => redraw.current(), [redraw, typed]);
  return (
    <div
      className="card"
      part="card"
      role="group"
      aria-labelledby="title"
      aria-describedby={isMissing ? "signature-missing" : undefined}
      data-invalid={isMissing || undefined}
    >
      <div className="head" part="head">
        <span id="title" className="title">
          {texts.signature}
        </span>
        <span className="ways" part="ways">
          {modes.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="way"
                value={each}
                checked={mode === each}
                onChange={() => store.isOpen() && store.setMode(each)}
              />
              {texts[each]}
            </label>
          ))}
        </span>
      </div>
      <canvas ref={canvas} className="pad" part="pad" role="img" aria-label={labelOf(texts, mode, name, strokes)} />
      <Tools store={store} texts={texts} redraw={redraw} />
      {isMissing && (
        <p id="signature-missing" className="missing" part="missing" role="alert">
          {texts.signatureMissing}
        </p>
      )}
    </div>
  );
}
