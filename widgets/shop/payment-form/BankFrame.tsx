import { useLayoutEffect, useRef } from "react";
import { sandboxedFrame, watchFrame } from "#shared/html/frame.ts";
import { Dialog, dialogCss, lateStyles, toolCss } from "#shared/ui/index.ts";
import css from "./payment-dialog.css";
import type { PaymentFormTexts } from "./payment-error.ts";

const adopt = lateStyles(toolCss, dialogCss, css);

export interface BankFrameProps {
  /** Markup of another site; the frame keeps it away from the page. */
  readonly html: string;
  readonly texts: PaymentFormTexts;
  /** Called with the reason if the policy of the page blocks the frame. */
  readonly onBlocked: (reason: string) => void;
  readonly onClose: () => void;
  readonly onError: (error: unknown) => void;
}

/** Dialog with the bank's question to the holder of a card. */
export function BankFrame({ html, texts, onBlocked, onClose }: BankFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const end = new AbortController();
    try {
      const frame = sandboxedFrame(html, texts.bankTitle);
      watchFrame(frame, onBlocked, end.signal);
      container.current!.replaceChildren(frame);
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
      <div ref={container} className="bank" part="bank" />
    </Dialog>
  );
}
