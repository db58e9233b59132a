import type { SharedPage } from "./share.ts";

/** Phones have a way of sharing of their own, with all that is installed. */
export const canShareByPlatform = (): boolean =>
  typeof navigator.share === "function" && matchMedia("(pointer:coarse)").matches;

/** False where the visitor thought better of it. */
export const shareByPlatform = (page: SharedPage & { readonly text?: string }): Promise<boolean> =>
  navigator.share({ ...page }).then(
    () => true,
    () => false,
  );
