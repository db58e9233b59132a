import { useLayoutEffect, useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { Button, useHost } from "#shared/ui/index.ts";
import type { SocialPageProps, SocialPageStore, SocialPageTexts } from "./social-page.store.ts";

export function SocialPage({
  store,
  props: { href, height },
  texts,
}: WidgetView<SocialPageStore, SocialPageProps, SocialPageTexts>) {
  const { isShown } = useStore(store.state);
  const [width, setWidth] = useState(0);
  // without a width in hidden content, use the network's minimum
  const root = useHost<HTMLDivElement>((host) => setWidth(host.getBoundingClientRect().width || 1));
  useLayoutEffect(() => root.current?.style.setProperty("min-block-size", `${height}px`), [root, height]);
  return (
    <div ref={root}>
      {isShown && width ? (
        <iframe
          part="frame"
          title={texts.page}
          src={store.address(width)}
          height={height}
          loading="lazy"
          allow="encrypted-media"
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className="placeholder" part="placeholder">
          <p className="name">{texts.page}</p>
          <Button onClick={store.show}>{texts.show}</Button>
          <p className="note">{fill(texts.note, { site: "www.facebook.com" })}</p>
          <a part="link" href={href} target="_blank" rel="noopener">
            {texts.open}
          </a>
        </div>
      )}
    </div>
  );
}
