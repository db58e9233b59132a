import { ownDocument } from "#shared/element/index.ts";
import { cookies } from "#shared/state/index.ts";
import type { Browser } from "./newsletter-popup.types.ts";

export const thisBrowser = (): Browser => ({
  page: ownDocument,
  touch: matchMedia("(pointer: coarse)").matches,
  cookies,
  loadOffer: () => import("./offer.ts"),
});
