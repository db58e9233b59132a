import { type ComponentType, useRef, useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { bindPopover, useHost, whileBrowsing } from "#shared/ui/index.ts";
import type { SharePopoverProps, SharePopoverStore, SharePopoverTexts } from "./share-popover.store.ts";
import type { ShareLinksProps } from "./ShareLinks.tsx";

/** What opens the popover in the page: a button or link in the host, or the suite's. */
const controlIn = (host: Element) => host.querySelector<HTMLElement>("a,button,.oe_social_share");

export function SharePopover({
  store: { state, shared },
  props,
  texts,
  context,
}: WidgetView<SharePopoverStore, SharePopoverProps, SharePopoverTexts>) {
  // what is shared may have changed since it was open
  useStore(state);
  const [own, setOwn] = useState(true);
  const [Links, setLinks] = useState<ComponentType<ShareLinksProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const root = useHost<HTMLDivElement>((host, signal) => {
    const control = controlIn(host);
    const load = () => {
      import("./ShareLinks.tsx").then(({ ShareLinks }) => setLinks(() => ShareLinks), context.fail);
    };
    setOwn(!control);
    // pointer and focus come before a press: most often the links are there when it opens
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
        {Links && (
          <Links
            {...props}
            texts={texts}
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
