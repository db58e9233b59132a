import { useLayoutEffect, useRef, useState } from "react";
import { awaitCovers } from "./covers.ts";

/** A post of the suite. Its text shows at once; the place of its cover waits for the picture, and 5 s at most. */
export function Post({ of }: { readonly of: Element }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWaiting, setWaiting] = useState(true);
  useLayoutEffect(() => {
    const end = new AbortController();
    place.current!.replaceChildren(of);
    awaitCovers(of, end.signal, () => setWaiting(false));
    return () => end.abort();
  }, [of]);
  // the suite does not say in which language it is
  return <div ref={place} className={isWaiting ? "post waiting" : "post"} part="post" role="listitem" dir="auto" />;
}
