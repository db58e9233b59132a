import { useLayoutEffect, useRef, useState } from "react";
import { ownDocument, useStore, type WidgetView } from "#shared/element/index.ts";
import { openWindow, safeWebUrl } from "#shared/html/index.ts";
import { Button, Status, useHost } from "#shared/ui/index.ts";
import { fitFrame } from "./frame.markup.ts";
import { bind, printLink } from "./invoice-view.bind.ts";
import type { InvoiceViewProps, InvoiceViewStore, InvoiceViewTexts } from "./invoice-view.store.ts";

/** Prints the content of a frame. Returns false if the browser forbids it, for example while its own viewer shows the file. */
function printFrame(frame: HTMLIFrameElement): boolean {
  try {
    frame.contentWindow!.focus();
    frame.contentWindow!.print();
    return true;
  } catch {
    return false;
  }
}

/** Returns true if the browser shows a PDF in a frame; otherwise the PDF would be downloaded. */
const canShowPdf = (): boolean => navigator.pdfViewerEnabled;

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
  const { printed, isLoading, isBlocked } = useStore(store.state);
  const [needsFrame, setNeedsFrame] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  /** Opens the document in a window, where the browser's viewer prints it. */
  const open = (href: string) => store.opened(openWindow(href));
  const print = (href: string) => {
    const safe = safeWebUrl(href, location.href);
    if (!safe) return;
    if (!canShowPdf()) open(safe);
    else if (store.load(safe) && !printFrame(frame.current!)) open(safe);
  };
  const root = useHost<HTMLDivElement>((host, signal) => {
    setNeedsFrame(!host.querySelector("iframe"));
    bind(host, signal, context, print);
  });
  const ownSrc = needsFrame && safeWebUrl(src, context.server);
  const onLoad = () => {
    store.loaded();
    if (!printFrame(frame.current!)) open(printed);
  };
  // not if the page has its own link
  const hasButton = printHref && !ownDocument.querySelector(printLink);
  return (
    <div ref={root}>
      {hasButton && (
        <p className="bar" part="bar">
          <Button kind="quiet" part="print" busy={isLoading} onClick={() => print(printHref)}>
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
          onLoad={onLoad}
        />
      )}
      <Status hidden={!isBlocked} text={isBlocked ? texts.blocked : isLoading ? texts.loading : ""} />
    </div>
  );
}
