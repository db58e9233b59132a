import { useLayoutEffect, useRef } from "react";
import { sandboxedFrame, watchFrame } from "#shared/html/frame.ts";
import { Dialog, dialogCss, lateStyles, toolCss } from "#shared/ui/index.ts";
import css from "./payment-dialog.css";
import type { PaymentFormTexts } from "./payment-form.types.ts";

const adopt = lateStyles(toolCss, dialogCss, css);

export interface BankFrameProps {
  /** Of another site; it reaches nothing of the page. */
  readonly html: string;
  readonly texts: PaymentFormTexts;
  /** The page's policy keeps it out, for the reason that is given. */
  readonly onBlocked: (reason: string) => void;
  readonly onClose: () => void;
  readonly onError: (error: unknown) => void;
}

/** The page of a bank that asks the holder of a card. */
export function BankFrame({ html, texts, onBlocked, onClose }: BankFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const end = new AbortController();
    try {
      const frame = sandboxedFrame(html, texts.bankTitle);
      watchFrame(frame, onBlocked, end.signal);
      place.current!.replaceChildren(frame);
    } catch {
      onBlocked("trusted-types");
    }
    return () => end.abort();
  }, [html, texts.bankTitle, onBlocked]);
  return (
    <Dialog open label={texts.bankTitle} closeText={texts.close} onClose={onClose}>
      <h2 ref={adopt} className="title">
        {texts.bankTitle}
      </h2>
      <div ref={place} className="bank" part="bank" />
    </Dialog>
  );
}
