import { navigate, safeWebUrl } from "#shared/html/index.ts";
import type { Uploader } from "./form.types.ts";

/** What the store needs of the browser; it gets another one where there is none. */
export interface Browser {
  /** Nothing can have left this device. */
  isOffline(): boolean;
  /** Leaves the page; false for what is no address of a page. */
  goTo(address: string): boolean;
  /** For this body; undefined where its code does not come. */
  uploader(body: FormData, onProgress: (sent: number, total: number) => void): Promise<Uploader | undefined>;
}

export const thisBrowser: Browser = {
  isOffline: () => !navigator.onLine,
  goTo(address) {
    const safe = safeWebUrl(address);
    if (safe) navigate(safe);
    return !!safe;
  },
  uploader: (body, onProgress) =>
    import("./files.ts").then(
      ({ uploadFetch, UploadProgress: View }) => ({ fetch: uploadFetch(body, onProgress), View }),
      () => undefined,
    ),
};
