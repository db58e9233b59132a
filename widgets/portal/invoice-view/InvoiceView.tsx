import { useLayoutEffect, useRef, useState } from "react";
import { ownDocument, useStore, type WidgetView } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { Button, Status, useHost } from "#shared/ui/index.ts";
import { fitFrame } from "./frame.markup.ts";
import { printLink } from "./invoice-view.bind.ts";
import type { InvoiceViewProps, InvoiceViewStore, InvoiceViewTexts } from "./invoice-view.store.ts";

/**
 * Prints the content of a frame. Returns false if the browser forbids it, for example while its own viewer shows the file.
 * @see docs/reference/portal.md#portal-28
 */
function printFrame(frame: HTMLIFrameElement): boolean {
  try {
    frame.contentWindow!.focus();
    frame.contentWindow!.print();
    return true;
  } catch {
    return false;
  }
}

interface OwnFrameProps {
  readonly src: string;
  readonly title: string;
}

/** Frame of the document, for pages without a frame. */
function OwnFrame({ src, title }: OwnFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const end = new AbortController();
    fitFrame(frame.current!, frame.current!.getRootNode() as ShadowRoot, end.signal);
    return () => end.abort();
  }, []);
  return <iframe ref={frame} className="own" part="document" src={src} title={title} />;
}

export function InvoiceView({
  store,
  props: { src, printHref },
  texts,
  context,
}: WidgetView<InvoiceViewStore, InvoiceViewProps, InvoiceViewTexts>) {
  const { printed, loading, isBlocked } = useStore(store.state);
  const [needsFrame, setNeedsFrame] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const root = useHost<HTMLDivElement>((host) => setNeedsFrame(!host.querySelector("iframe")));
  useLayoutEffect(() => store.attach(() => printFrame(frame.current!)), [store]);
  const ownSrc = needsFrame && safeWebUrl(src, context.server);
  // not if the page has its own link
  const hasButton = printHref && !ownDocument.querySelector(printLink);
  return (
    <div ref={root}>
      {hasButton && (
        <p className="bar" part="bar">
          <Button kind="quiet" part="print" busy={loading} onClick={() => store.print(printHref)}>
            {texts.print}
          </Button>
        </p>
      )}
      {ownSrc ? <OwnFrame src={ownSrc} title={texts.document} /> : <slot />}
      {printed && (
        <iframe
          ref={frame}
          className="visually-hidden"
          title={texts.print}
          aria-hidden="true"
          tabIndex={-1}
          src={printed}
          onLoad={store.loaded}
        />
      )}
      <Status hidden={!isBlocked} text={isBlocked ? texts.blocked : loading ? texts.loading : ""} />
    </div>
  );
}
