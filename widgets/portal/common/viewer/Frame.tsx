import { useLayoutEffect } from "react";
import { ownDocument } from "#shared/element/index.ts";

export interface FrameProps {
  readonly src: string;
  readonly title: string;
  /** Nothing in it may run. */
  readonly isStill: boolean;
  /** The page's policy has no frames of this address. */
  readonly onBroken: () => void;
}

/** A file in the browser's own viewer. Part: document. */
export function Frame({ src, title, isStill, onBroken }: FrameProps) {
  // before the browser gets to the frame, which is in the page by now
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
