import { ownDocument } from "#shared/element/index.ts";
import { cookies, isTrackingRefused } from "#shared/state/index.ts";
import { notePage } from "../common/page-history.ts";

/** Returns true if a chat on this page has turned the page history off. */
const isOff = () => !!ownDocument.querySelector('suite-livechat[data-history="off"]');

/** Adds the page to the history that an operator may request, once the visitor consents. The loader calls it on pages of the suite. */
export function bind(signal?: AbortSignal): Promise<void> {
  const path = () => location.href.slice(location.origin.length);
  const note = () => isOff() || notePage({ cookies, path, isRefused: isTrackingRefused });
  // a prerendered page may never be visited
  if ((ownDocument as { prerendering?: boolean }).prerendering)
    ownDocument.addEventListener("prerenderingchange", note, { once: true, signal });
  else note();
  ownDocument.addEventListener("suite-consent-change", note, { signal });
  return Promise.resolve();
}
