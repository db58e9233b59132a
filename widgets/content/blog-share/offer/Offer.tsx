import { useLayoutEffect, useRef } from "react";
import { useStore } from "#shared/element/index.ts";
import {
  Button,
  canShareByPlatform,
  currentPage,
  lateStyles,
  openPopup,
  shareByPlatform,
  useHost,
} from "#shared/ui/index.ts";
import type { BlogShareView } from "../blog-share.types.ts";
import css from "./offer.css";
import { driveSelection } from "./selection.drive.ts";
import { tweetAddress } from "./tweet.ts";

/** Of the window of a selection, px (behaviour/events-blog-rating.md item 22). */
const size = [520, 570] as const;

/** It brings its looks along, since it comes later than the element. */
const addStyles = lateStyles(css);

/** What may be done with the text that is selected, beside it. */
export function Offer({ store, texts }: BlogShareView) {
  const { quotation } = useStore(store.state);
  const box = useRef<HTMLDivElement>(null);
  const root = useHost<HTMLDivElement>((host, signal) => {
    addStyles(box.current);
    driveSelection(host, signal, store);
  });
  useLayoutEffect(() => {
    const { x = 0, y = 0 } = quotation ?? {};
    box.current!.style.setProperty("--_x", `${x}px`);
    box.current!.style.setProperty("--_y", `${y}px`);
    if (box.current!.matches(":popover-open") !== !!quotation) box.current!.togglePopover();
  }, [quotation]);
  const { text = "", uses = [] } = quotation ?? {};
  const { url, title } = currentPage();
  const platform = async () => {
    if (await shareByPlatform({ url, title, text })) store.shared("platform", url, text);
  };
  return (
    <div ref={root}>
      <div
        ref={box}
        popover="manual"
        part="popover"
        role="group"
        aria-label={texts.selection}
        // a press in it leaves the text selected
        onMouseDown={(event) => event.preventDefault()}
      >
        {uses.includes("comment") && (
          <Button kind="quiet" onClick={() => store.quote(text)}>
            {texts.quote}
          </Button>
        )}
        {uses.includes("tweet") && (
          <a
            className="button quiet"
            part="link"
            href={tweetAddress(text, url)}
            target="_blank"
            rel="noopener"
            onClick={(event) => {
              openPopup(event.nativeEvent, event.currentTarget, size);
              store.shared("twitter", url, text);
            }}
          >
            {texts.tweetSelection}
          </a>
        )}
        {uses.includes("tweet") && canShareByPlatform() && (
          <Button kind="quiet" onClick={() => void platform()}>
            {texts.share}
          </Button>
        )}
      </div>
    </div>
  );
}
