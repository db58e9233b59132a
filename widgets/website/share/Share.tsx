import { useState } from "react";
import type { WidgetView } from "../../../shared/element/index.ts";
import { fill } from "../../../shared/i18n/index.ts";
import { Button, useHost } from "../../../shared/ui/index.ts";
import { canShareByPlatform, currentPage, openPopup, shareByPlatform } from "./browser.ts";
import { drive } from "./share.drive.ts";
import type { ShareProps, ShareStore } from "./share.store.ts";
import type { ShareTexts } from "./share.strings.ts";

export function Share({ store, texts }: WidgetView<ShareStore, ShareProps, ShareTexts>) {
  const [driven, setDriven] = useState(true);
  const root = useHost<HTMLDivElement>((host, signal) => setDriven(drive(host, signal, store)));
  const page = currentPage();
  const share = async () => {
    if (await shareByPlatform(currentPage())) store.shared("platform", currentPage().url);
  };
  return (
    <div ref={root} className={driven ? "own" : undefined}>
      {!driven && canShareByPlatform() && (
        <Button kind="quiet" onClick={() => void share()}>
          {texts.share}
        </Button>
      )}
      {!driven && !canShareByPlatform() && (
        <ul className="links">
          {store.links(page).map(({ target, name = texts.email, href }) => (
            <li key={target}>
              <a
                className="button quiet"
                part="link"
                href={href}
                target={target === "email" ? undefined : "_blank"}
                rel="noopener"
                aria-label={target === "email" ? texts.byEmail : fill(texts.shareOn, { network: name })}
                onClick={(event) => {
                  openPopup(event.nativeEvent, event.currentTarget);
                  store.shared(target, page.url);
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <slot />
    </div>
  );
}
