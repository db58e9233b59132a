import { useRef, useState } from "react";
import { useStore, type WidgetView } from "../../../shared/element/index.ts";
import { useHost, whileBrowsing } from "../../../shared/ui/index.ts";
import { drivePopover } from "../../../shared/ui/popover/index.ts";
import { currentPage } from "../../../shared/ui/share/index.ts";
import { ShareLink } from "../common/share/ShareLink.tsx";
import type { SharePopoverProps, SharePopoverStore } from "./share-popover.store.ts";
import type { SharePopoverTexts } from "./share-popover.strings.ts";

/** What opens the popover in the page: a button or link in the host, or the suite's. */
const controlIn = (host: Element) => host.querySelector<HTMLElement>("a,button,.oe_social_share");

export function SharePopover({
  store: { state, links, shared },
  texts,
  context,
}: WidgetView<SharePopoverStore, SharePopoverProps, SharePopoverTexts>) {
  // what is shared may have changed since it was open
  useStore(state);
  const [own, setOwn] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const root = useHost<HTMLDivElement>((host, signal) => {
    const control = controlIn(host);
    setOwn(!control);
    whileBrowsing(signal, context.editing, (end) =>
      drivePopover(host, end, control ?? button.current!, box.current!, texts.share, (isOpen) =>
        state.change({ isOpen }),
      ),
    );
  });
  const page = currentPage();
  return (
    <div ref={root} className={own ? undefined : "own"}>
      <slot />
      <button ref={button} className="button quiet" part="button" type="button" hidden={!own}>
        {texts.share}
      </button>
      <div ref={box} popover="auto" part="popover" role="group" aria-label={texts.share}>
        {links(page).map(({ network, href }) => (
          <ShareLink
            key={network}
            network={network}
            href={href}
            texts={texts}
            size={[500, 500]}
            onShare={() => {
              shared(network, page);
              box.current!.hidePopover();
            }}
          />
        ))}
      </div>
    </div>
  );
}
