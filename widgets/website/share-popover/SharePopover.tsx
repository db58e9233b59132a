import { useRef, useState } from "react";
import { useStore } from "#shared/element/index.ts";
import { lazyView, useHost } from "#shared/ui/index.ts";
import { controlIn } from "./share-popover.bind.ts";
import type { SharePopoverView } from "./share-popover.store.ts";
import type { ShareLinksProps } from "./ShareLinks.tsx";

const ShareLinks = lazyView<ShareLinksProps & { readonly onError: (error: unknown) => void }>(() =>
  import("./ShareLinks.tsx").then((module) => module.ShareLinks),
);

export function SharePopover({ store, props, texts }: SharePopoverView) {
  // title and address may have changed since the popover was open: each change of `isOpen` renders the links
  const { isNeeded } = useStore(store.state);
  const [own, setOwn] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const root = useHost<HTMLDivElement>((host) => setOwn(!controlIn(host)));
  return (
    <div ref={root} className={own ? undefined : "own"}>
      <slot />
      <button className="button quiet" part="button" type="button" hidden={!own}>
        {texts.share}
      </button>
      <div ref={box} popover="auto" part="popover" role="group" aria-label={texts.share}>
        {isNeeded && (
          <ShareLinks
            {...props}
            texts={texts}
            onError={store.fail}
            onShare={(target, url) => {
              store.shared(target, url);
              box.current!.hidePopover();
            }}
          />
        )}
      </div>
    </div>
  );
}
