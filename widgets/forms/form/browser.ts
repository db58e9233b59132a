import { navigate } from "#shared/html/index.ts";
import type { Uploader } from "./form.types.ts";

/** What the store needs of the browser; it gets another one where there is none. */
export interface Browser {
  /** Nothing can have left this device. */
  isOffline(): boolean;
  /** Sends the visitor to an address; false if it is refused. */
  navigate(address: string): boolean;
  /** For this body; undefined where its code does not come. */
  uploader(body: FormData, onProgress: (sent: number, total: number) => void): Promise<Uploader | undefined>;
}

export const thisBrowser: Browser = {
  isOffline: () => !navigator.onLine,
  navigate,
  uploader: (body, onProgress) =>
    import("./files.tsx").then(
      ({ uploadFetch, UploadProgress: View }) => ({ fetch: uploadFetch(body, onProgress), View }),
      () => undefined,
    ),
};
