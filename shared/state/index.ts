export { popupQueue, type PopupQueue } from "./popup-queue.ts";
export { createNavigation, onReturn, type Navigation } from "./navigation.ts";
export { cookies } from "./cookies.ts";
export { remote, type Remote, type RemoteState } from "./remote.ts";
export { startTimer } from "./timer.ts";
export { storeState, untilAbort, type StoreState } from "./store-state.ts";
export { isPrivate, isTrackingRefused, isConsentMissing } from "./consent.ts";
