import { type CallOptions, type Client, sentenceFor, SuiteError } from "#shared/suite/index.ts";
import * as contract from "./contract/paying.ts";

/** ms: a bank may take longer than the suite does. */
const bankTimeout = 60_000;

export interface SavedCard {
  /** Database id of the method that was saved. */
  readonly id: number;
  /** The bank's question to the holder of the card, HTML of another site; null where it has none. */
  readonly bankHtml: string | null;
}

type CardFields = Readonly<Record<string, unknown>>;

/** Takes what was typed of a card out of a text: errors end up in logs, and an exception of the suite may repeat its arguments. */
function withoutCard(fields: CardFields): (text: string) => string {
  const typed = Object.entries(fields).flatMap(([name, value]) =>
    /^(cc_(?!brand)|cvc)/.test(name) && typeof value === "string" ? [value, value.replace(/\D/g, "")] : [],
  );
  const secrets = typed.filter(({ length }) => length > 2);
  return (text) => secrets.reduce((told, secret) => told.replaceAll(secret, "…"), text);
}

/**
 * Hands a card to its provider, once.
 * @param path of the provider, as the form says
 * @param fields of the provider's block
 * @throws SuiteError with a sentence for people where the card was refused in words
 */
export async function createCard(
  client: Client,
  path: string,
  fields: CardFields,
  options?: CallOptions,
): Promise<SavedCard | { readonly refusal: string }> {
  const tell = withoutCard(fields);
  const answer = await client
    .call(contract.createCard(path), fields, { timeout: bankTimeout, ...options })
    .catch((error: SuiteError) => {
      const { kind, message, text, sentence, retryable, cause } = error;
      throw kind
        ? new SuiteError(kind, tell(message), { text: tell(text), sentence: tell(sentence), retryable, cause })
        : error;
    });
  if (typeof answer === "number") return { id: answer, bankHtml: null };
  if (!answer.result) return { refusal: tell(sentenceFor(answer.error || "")) };
  const question = answer["3d_secure"];
  return { id: answer.id, bankHtml: typeof question === "string" && question.trim() ? question : null };
}

export interface Preparation {
  readonly acquirerId: number;
  readonly saveToken: boolean;
  readonly accessToken: string;
  readonly successUrl: string;
  readonly errorUrl: string;
  readonly callbackMethod: string;
  readonly orderId: string;
}

/** Fields that lead to the provider's page, HTML; empty where the suite has none. Asked once. @throws SuiteError */
export const prepareTransaction = async (
  client: Client,
  path: string,
  { acquirerId, saveToken, accessToken, successUrl, errorUrl, callbackMethod, orderId }: Preparation,
  options?: CallOptions,
): Promise<string> =>
  (
    (await client.call(
      contract.prepareTransaction(path),
      {
        acquirer_id: acquirerId,
        save_token: saveToken,
        access_token: accessToken,
        success_url: successUrl,
        error_url: errorUrl,
        callback_method: callbackMethod,
        order_id: orderId,
      },
      { timeout: bankTimeout, ...options },
    )) || ""
  ).trim();

/** References of this session's payments that are decided, or on their way to be. @throws SuiteError */
export async function decidedPayments(client: Client, options?: CallOptions): Promise<readonly string[]> {
  const { transactions = [] } = await client.call(contract.paymentStates, {}, { retry: 0, ...options });
  return transactions.filter(({ state }) => state !== "draft").map(({ reference }) => reference);
}
