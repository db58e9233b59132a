import type { SharedPage } from "./share.ts";

/** Returns true on phones, which have a dialog of their own with all installed apps. */
export const canShareByPlatform = (): boolean =>
  typeof navigator.share === "function" && matchMedia("(pointer:coarse)").matches;

/** Opens the dialog of the platform. Returns false if the visitor cancelled it. */
export const shareByPlatform = (page: SharedPage & { readonly text?: string }): Promise<boolean> =>
  navigator.share({ ...page }).then(
    () => true,
    () => false,
  );
