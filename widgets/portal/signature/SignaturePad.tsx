import { useLayoutEffect, useRef } from "react";
import { useStore } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { Button } from "#shared/ui/index.ts";
import { attachPad } from "./pad.ts";
import type { SignatureStore, SignatureTexts, Way } from "./signature.store.ts";

interface SignaturePadProps {
  readonly store: SignatureStore;
  readonly texts: SignatureTexts;
  /** Nothing is drawn, and it was tried to send that. */
  readonly isMissing: boolean;
}

const ways: readonly Way[] = ["draw", "type"];

/** What the pad shows, for those who do not see it. */
function labelOf(texts: SignatureTexts, way: Way, name: string, strokes: number): string {
  if (way === "type") return fill(texts.typedPad, { name });
  return strokes ? texts.drawnPad : texts.pad;
}

/** The pad with its tools. Without a pointer one signs by the name that is typed above. */
export function SignaturePad({ store, texts, isMissing }: SignaturePadProps) {
  const { way, name, strokes } = useStore(store.state);
  const canvas = useRef<HTMLCanvasElement>(null);
  const redraw = useRef<() => void>(() => undefined);
  const typed = way === "type" ? name.trim() : undefined;
  useLayoutEffect(() => {
    const end = new AbortController();
    const shown = () => {
      const state = store.state.get();
      return state.way === "type" ? state.name.trim() : store.ink;
    };
    const isOpen = () => store.isOpen() && store.state.get().way === "draw";
    redraw.current = attachPad(canvas.current!, { ink: store.ink, shown, isOpen, onInk: store.drawn }, end.signal);
    return () => end.abort();
  }, [store]);
  useLayoutEffect(() => redraw.current(), [typed]);

  /** Takes strokes away while nothing is sent. */
  const take = (undo: () => void) => () => {
    if (!store.isOpen() || !strokes) return;
    undo();
    redraw.current();
  };
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
          {ways.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="way"
                value={each}
                checked={way === each}
                onChange={() => store.isOpen() && store.setWay(each)}
              />
              {texts[each]}
            </label>
          ))}
        </span>
      </div>
      <canvas ref={canvas} className="pad" part="pad" role="img" aria-label={labelOf(texts, way, name, strokes)} />
      {/* it has its place in both ways: nothing moves below it */}
      <div className="tools" part="tools">
        {way === "type" ? (
          <p>{texts.typeHint}</p>
        ) : (
          <>
            <Button kind="quiet" part="undo" onClick={take(store.undo)}>
              {texts.undo}
            </Button>
            <Button kind="quiet" part="clear" onClick={take(store.clear)}>
              {texts.clear}
            </Button>
          </>
        )}
      </div>
      {isMissing && (
        <p id="signature-missing" className="missing" part="missing" role="alert">
          {texts.signatureMissing}
        </p>
      )}
    </div>
  );
}
