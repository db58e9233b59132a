import { useState } from "react";
import type { WidgetView } from "#shared/element/index.ts";
import { Button, canShareByPlatform, currentPage, shareByPlatform, useHost } from "#shared/ui/index.ts";
import { ShareLink } from "../common/ShareLink.tsx";
import { linksIn } from "./share.bind.ts";
import type { ShareProps, ShareStore, ShareTexts } from "./share.store.ts";

export function Share({ store, texts }: WidgetView<ShareStore, ShareProps, ShareTexts>) {
  const [hasOwnLinks, setHasOwnLinks] = useState(true);
  const root = useHost<HTMLDivElement>((host) => setHasOwnLinks(linksIn(host).length > 0));
  const share = async () => {
    if (await shareByPlatform(currentPage())) store.shared("platform", currentPage().url);
  };
  return (
    <div ref={root} className={hasOwnLinks ? "own" : undefined}>
      {!hasOwnLinks && canShareByPlatform() && (
        <Button kind="quiet" onClick={() => void share()}>
          {texts.share}
        </Button>
      )}
      {!hasOwnLinks && !canShareByPlatform() && (
        <ul className="links">
          {store.networks().map((network) => (
            <li key={network}>
              <ShareLink
                className="button quiet"
                network={network}
                addressOf={() => store.addressOf(network, currentPage())}
                texts={texts}
                onShare={() => store.shared(network, currentPage().url)}
              />
            </li>
          ))}
        </ul>
      )}
      <slot />
    </div>
  );
}
