import { enqueue, ownDocument } from "#shared/element/index.ts";
import { cookies, isTrackingRefused } from "#shared/state/index.ts";
import { notePage } from "../common/page-history.ts";

/** Returns true if a chat on this page has turned the page history off. */
const isOff = () => !!ownDocument.querySelector('suite-livechat[data-history="off"]');

/** Adds the page to the history that an operator may request, once it is visited and the visitor consents. The loader calls it on pages of the suite. */
export async function bind(signal?: AbortSignal): Promise<void> {
  const path = () => location.href.slice(location.origin.length);
  const note = () => isOff() || notePage({ cookies, path, isRefused: isTrackingRefused });
  ownDocument.addEventListener("suite-consent-change", note, { signal });
  // a prerendered page may never be visited
  await new Promise<void>(enqueue);
  if (!signal?.aborted) note();
}
