import { navigate, reloadPage } from "#shared/html/index.ts";
import type { Ink } from "./ink.ts";
import { pictureOf } from "./picture.ts";

/** Functions of the browser that the store needs. */
export interface SignatureEnv {
  /** Returns a PNG in base64, without a prefix. @param signature a drawing, or a name */
  pictureOf(signature: Ink | string): string;
  /** Sends the visitor to an address of the suite; loads the page again if it is empty. Returns false if the address is refused. */
  navigate(server: string, address: string): boolean;
}

export const signatureEnv: SignatureEnv = {
  pictureOf,
  navigate(server, address) {
    if (address) return navigate(address, { base: server });
    reloadPage();
    return true;
  },
};
