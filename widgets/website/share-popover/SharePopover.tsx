import { useRef, useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { bindPopover, lazyView, useHost, whileBrowsing } from "#shared/ui/index.ts";
import type { SharePopoverProps, SharePopoverStore, SharePopoverTexts } from "./share-popover.store.ts";
import type { ShareLinksProps } from "./ShareLinks.tsx";

const ShareLinks = lazyView<ShareLinksProps & { readonly onError: (error: unknown) => void }>(() =>
  import("./ShareLinks.tsx").then((module) => module.ShareLinks),
);

/** Returns the page's control of the popover: a button or link in the host, or the one of the suite. */
const controlIn = (host: Element) => host.querySelector<HTMLElement>("a,button,.oe_social_share");

export function SharePopover({
  store: { state, shared },
  props,
  texts,
  context,
}: WidgetView<SharePopoverStore, SharePopoverProps, SharePopoverTexts>) {
  // title and address may have changed since the popover was open
  useStore(state);
  const [own, setOwn] = useState(true);
  const [isNeeded, setNeeded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const root = useHost<HTMLDivElement>((host, signal) => {
    const control = controlIn(host);
    const load = () => setNeeded(true);
    setOwn(!control);
    // pointer and focus precede a press, so the links are usually loaded when the popover opens
    for (const type of ["pointerenter", "focusin"]) host.addEventListener(type, load, { signal });
    whileBrowsing(signal, context.editing, (end) =>
      bindPopover(host, end, control ?? button.current!, box.current!, texts.share, (isOpen) => {
        state.change({ isOpen });
        load();
      }),
    );
  });
  return (
    <div ref={root} className={own ? undefined : "own"}>
      <slot />
      <button ref={button} className="button quiet" part="button" type="button" hidden={!own}>
        {texts.share}
      </button>
      <div ref={box} popover="auto" part="popover" role="group" aria-label={texts.share}>
        {isNeeded && (
          <ShareLinks
            {...props}
            texts={texts}
            onError={(error) => {
              // the next event tries again
              setNeeded(false);
              context.fail(error);
            }}
            onShare={(target, url) => {
              shared(target, url);
              box.current!.hidePopover();
            }}
          />
        )}
      </div>
    </div>
  );
}
