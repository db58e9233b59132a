import { useLayoutEffect, useRef } from "react";
import { fitFrame } from "./frame.markup.ts";

interface OwnFrameProps {
  readonly src: string;
  readonly title: string;
}

/** The document where its author wrote no frame for it. */
export function OwnFrame({ src, title }: OwnFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const end = new AbortController();
    fitFrame(frame.current!, frame.current!.getRootNode() as ShadowRoot, end.signal);
    return () => end.abort();
  }, []);
  return <iframe ref={frame} className="own" part="document" src={src} title={title} />;
}
