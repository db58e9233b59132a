import { useEffect, useLayoutEffect, useState } from "react";
import { ownDocument } from "#shared/element/index.ts";
import { Spinner } from "#shared/ui/index.ts";
import type { AttachmentContentProps } from "./attachment.ts";
import { loadPdf } from "./pdf.ts";

interface FrameProps {
  readonly src: string;
  readonly title: string;
  /** Sandboxes the frame: no script in it runs. */
  readonly isStill: boolean;
  /** The page's content security policy forbids frames of this address. */
  readonly onBroken: () => void;
}

/** File in the browser's own viewer. Part: document. */
export function Frame({ src, title, isStill, onBroken }: FrameProps) {
  // a layout effect: listens before the browser loads the frame
  useLayoutEffect(() => {
    const end = new AbortController();
    ownDocument.addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI }) => {
        if (effectiveDirective === "frame-src" && blockedURI && src.startsWith(blockedURI)) onBroken();
      },
      { signal: end.signal },
    );
    return () => end.abort();
  }, [src, onBroken]);
  return <iframe className="document" part="document" src={src} title={title} sandbox={isStill ? "" : undefined} />;
}

interface PdfProps extends Pick<AttachmentContentProps, "attachment" | "texts"> {
  /** The file did not load. */
  readonly onBroken: () => void;
}

/** PDF in the browser's own viewer, which works in no sandbox. Part: document. */
export function Pdf({ attachment: { src, name }, texts, onBroken }: PdfProps) {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const end = new AbortController();
    loadPdf(src, end.signal).then(setAddress, () => end.signal.aborted || onBroken());
    return () => end.abort();
  }, [src, onBroken]);
  return address ? <Frame src={address} title={name || texts.file} isStill={false} onBroken={onBroken} /> : <Spinner />;
}
