import { boolean, number, object, optional, string } from "valibot";
import { type Call, char } from "#shared/suite/contract/call.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/**
 * Signs a document; the page contains the route. `signature` is a PNG in base64, without the prefix of a data address; the token must be a
 * parameter, since the one in the address is ignored.
 * @see docs/reference/portal.md#portal-15
 */
export const signatureCall = (path: string) =>
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

export interface SignedDocument {
  readonly resId: number;
  /** Empty: the visitor is signed in. */
  readonly accessToken: string;
  readonly name: string;
  /** PNG in base64, without a prefix. */
  readonly image: string;
}

export interface SignatureAnswer {
  /** Reason of a rejected signature; empty for an accepted one. */
  readonly refusal: string;
  /** Message about an accepted signature; may be empty. */
  readonly thanks: string;
  /** Address of the document; may be empty. */
  readonly address: string;
  /** True if the page must be replaced by that address, or reloaded. */
  readonly isOver: boolean;
}

/**
 * Signs a document, once. The suite renders a PDF, which takes seconds.
 * @param path address of the call in the page, which may be absolute
 * @throws SuiteError, with the kind `config` if the path leads to another server: signatures go to the suite alone
 * @see docs/reference/portal.md#portal-16
 */
export async function signDocument(
  client: Client,
  server: string,
  path: string,
  { resId, accessToken, name, image }: SignedDocument,
  options: CallOptions,
): Promise<SignatureAnswer> {
  const address = URL.canParse(path, server) ? new URL(path, server) : undefined;
  if (address?.origin !== new URL(server).origin) throw new SuiteError("config", `${path} is no address of ${server}`);
  const route = signatureCall(address.pathname + address.search);
  const params = { res_id: resId, access_token: accessToken || null, partner_name: name, signature: image };
  const answer = await client.call(route, params, { timeout: 60_000, ...options });
  const { error, success, force_refresh = false, redirect_url } = answer;
  if (!error && typeof success !== "string" && !force_refresh)
    throw new SuiteError("contract", `${route.path} says neither that it took the signature nor why not`);
  return { refusal: error || "", thanks: success || "", address: redirect_url || "", isOver: force_refresh };
}
