import { useEffect, useState } from "react";
import { Spinner } from "#shared/ui/index.ts";
import { Frame } from "./Frame.tsx";
import { loadPdf } from "./pdf.ts";
import type { ShownProps } from "./shown.types.ts";

interface PdfProps extends Pick<ShownProps, "attachment" | "texts"> {
  /** It does not come. */
  readonly onBroken: () => void;
}

/** A PDF in the browser's own viewer, which works in no sandbox. Part: document. */
export function Pdf({ attachment: { src, name }, texts, onBroken }: PdfProps) {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const end = new AbortController();
    loadPdf(src, end.signal).then(setAddress, () => end.signal.aborted || onBroken());
    return () => end.abort();
  }, [src, onBroken]);
  return address ? <Frame src={address} title={name || texts.file} isStill={false} onBroken={onBroken} /> : <Spinner />;
}
