import { createHmac, timingSafeEqual } from "node:crypto";
import type { Queries } from "../database.ts";

/** Signatures of the data that browsers carry between shop, providers and banks. */
export interface Signatures {
  sign(...parts: readonly string[]): string;
  accepts(signature: string | undefined, ...parts: readonly string[]): boolean;
}

/** Signs with the secret of this suite. */
export async function readSignatures(queries: Queries): Promise<Signatures> {
  const [parameter] = await queries.query<{ value: string }>("select value from parameter where key = 'secret'");
  if (!parameter) throw new Error("The database has no secret to sign with");
  const sign = (...parts: readonly string[]): string =>
    createHmac("sha256", parameter.value).update(JSON.stringify(parts)).digest("hex");
  return {
    sign,
    accepts: (signature = "", ...parts) =>
      /^[0-9a-f]{64}$/.test(signature) && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(...parts))),
  };
}
