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
import type { BlogShareView } from "../blog-share.store.ts";
import css from "./offer.css";
import { bindSelection } from "./selection.bind.ts";

/** Characters of a tweet; a link counts as the network's own short links. @see docs/reference/content.md#content-24 */
const tweetLength = 140;
const linkLength = 23;
/** Characters around the text: two quotation marks, blank, dash, blank. */
const around = 5;

/** Returns a tweet that quotes a page. A long text is cut between characters, not between the halves of a surrogate pair. */
export const tweetOf = (text: string, url: string): string =>
  `"${[...text].slice(0, tweetLength - linkLength - around).join("")}" - ${url}`;

const tweetAddress = (text: string, url: string): string =>
  `https://twitter.com/intent/tweet?text=${encodeURIComponent(tweetOf(text, url))}`;

/** Width and height of the window that shares a selection, px. */
const size = [520, 570] as const;

/** The view adopts its own styles, since it loads later than the element. */
const addStyles = lateStyles(css);

/** Actions for the selected text, beside the text. */
export function Offer({ store, texts }: BlogShareView) {
  const { quotation } = useStore(store.state);
  const box = useRef<HTMLDivElement>(null);
  const root = useHost<HTMLDivElement>((host, signal) => {
    addStyles(box.current);
    bindSelection(host, signal, store);
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
        // keep the text selected during a press
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
