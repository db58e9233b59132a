import { ownDocument } from "#shared/element/index.ts";
import { cookies, isTrackingRefused } from "#shared/state/index.ts";
import { pageContext } from "#shared/suite/index.ts";
import { narrow } from "../common/shell/narrow.ts";
import type { Browser } from "./livechat.types.ts";

export const thisBrowser = (): Browser => ({
  cookies,
  path: () => location.href.slice(location.origin.length),
  isRefused: isTrackingRefused,
  isMobile: () => narrow().get(),
  isReturning: () => ownDocument.referrer.startsWith(`${location.origin}/`),
  isSignedIn: () => !pageContext().isVisitor,
  // requested together with what the window imports, so that neither request waits for the other
  loadWindow: async () =>
    (await Promise.all([import("./LivechatWindow.tsx"), import("../common/conversation/state/conversation.ts")]))[0],
  loadPopupQueue: async () => (await import("#shared/state/popup-queue.ts")).popupQueue(),
});
