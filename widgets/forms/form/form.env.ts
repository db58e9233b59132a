import { navigate } from "#shared/html/index.ts";

/** Functions of the browser that the store needs. */
export interface FormEnv {
  /** Returns true if no request can have left this device. */
  isOffline(): boolean;
  /** Sends the visitor to an address. Returns false if the address is refused. */
  navigate(address: string): boolean;
  /** Resolves to a replacement of `fetch` that reports the sent bytes of a body; undefined if its code does not load. */
  uploadFetch(body: FormData, onProgress: (sent: number, total: number) => void): Promise<typeof fetch | undefined>;
}

export const formEnv: FormEnv = {
  isOffline: () => !navigator.onLine,
  navigate,
  uploadFetch: (body, onProgress) =>
    import("./files.tsx").then(
      ({ uploadFetch }) => uploadFetch(body, onProgress),
      () => undefined,
    ),
};
