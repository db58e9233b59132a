import { navigate, safeWebUrl } from "#shared/html/index.ts";
import type { Ink } from "./ink.ts";
import { pictureOf } from "./picture.ts";

/** The page around a signature, for the store. */
export interface SignaturePage {
  /** PNG in base64, without a prefix. @param signature what was drawn, or a name */
  pictureOf(signature: Ink | string): string;
  /** Leaves for an address of the suite; without one, or where it is none to go to, the page is loaded again. */
  leave(server: string, address: string): void;
}

export const signaturePage: SignaturePage = {
  pictureOf,
  leave(server, address) {
    const safe = address && safeWebUrl(address, server);
    if (safe) navigate(safe);
    else location.reload();
  },
};
