import { ownDocument } from "../../../shared/element/index.ts";
import { cookies, isTrackingRefused } from "../../../shared/state/index.ts";
import { notePage } from "../common/history/page-history.ts";

/** The page that a chat is on says whether pages are noted; on others they are, since the next one may have a chat. */
const isOff = () => !!ownDocument.querySelector('suite-livechat[data-history="off"]');

/** Notes the page for an operator who asks, once the visitor lets it; the loader calls it for pages of the suite. */
export function drive(signal?: AbortSignal): Promise<void> {
  const path = () => location.href.slice(location.origin.length);
  const note = () => isOff() || notePage({ cookies, path, isRefused: isTrackingRefused });
  // a page that the browser renders beforehand may never be visited
  if ((ownDocument as { prerendering?: boolean }).prerendering)
    ownDocument.addEventListener("prerenderingchange", note, { once: true, signal });
  else note();
  ownDocument.addEventListener("suite-consent-change", note, { signal });
  return Promise.resolve();
}
