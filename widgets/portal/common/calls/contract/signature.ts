import { boolean, number, object, optional, string } from "valibot";
import { type Call, char } from "#shared/suite/contract/call.ts";

/**
 * Signs a document; its route is in the page. `signature` is a PNG in base64, without the prefix of a data address; the token must be a
 * parameter, since the one in the address is ignored. Source: WIRE.md section 7, recordings order/accept*; spec portal section 7.
 */
export const signature = (path: string) =>
  ({
    path,
    read: false,
    params: object({
      res_id: number(),
      access_token: optional(char),
      partner_name: string(),
      signature: string(),
    }),
    result: object({
      error: optional(char),
      success: optional(char),
      force_refresh: optional(boolean()),
      redirect_url: optional(char),
    }),
  }) satisfies Call;
