import { navigate, reloadPage } from "#shared/html/index.ts";
import type { Ink } from "./ink.ts";
import { pictureOf } from "./picture.ts";

/** The page around a signature, for the store. */
export interface SignaturePage {
  /** PNG in base64, without a prefix. @param signature what was drawn, or a name */
  pictureOf(signature: Ink | string): string;
  /** Sends the visitor to an address of the suite; loads the page again if it is empty. Returns false if the address is refused. */
  navigate(server: string, address: string): boolean;
}

export const signaturePage: SignaturePage = {
  pictureOf,
  navigate(server, address) {
    if (address) return navigate(address, { base: server });
    reloadPage();
    return true;
  },
};
