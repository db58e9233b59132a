import { boolean, custom, type InferOutput, object, optional, safeParse, string } from "valibot";
import { sentenceFor } from "#shared/suite/answer.ts";
import { type Call, recordId } from "#shared/suite/contract/call.ts";
import { rows } from "#shared/suite/contract/field.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";
import { isReason } from "./reason.ts";

// `custom` in place of literal, union and record: what one call uses of the library is in the core of every page
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Database id of a record that was made. */
const madeId = custom<number>((value) => Number.isSafeInteger(value) && (value as number) > 0);

const created = object({
  result: custom<true>((value) => value === true),
  id: madeId,
  /** HTML by which the bank asks the holder of the card; false: it does not. */
  "3d_secure": optional(
    custom<string | boolean | null>((value) => value === null || /^(string|boolean)$/.test(typeof value)),
  ),
  verified: optional(boolean()),
});
const refused = object({
  result: custom<false>((value) => value === false),
  /** For people. */
  error: optional(custom<string | false | null>((value) => !value || typeof value === "string")),
});

/**
 * Hands a card to its provider. The path is the form's own (`data-create-route`); the fields are those of the provider's block, as texts.
 * Older routes answer the token's id alone. Declined: an exception of any class whose message is the provider's.
 */
export const createCardCall = (path: string) =>
  ({
    path,
    read: false,
    isReason,
    params: custom<Readonly<Record<string, unknown>>>(isRecord),
    result: custom<InferOutput<typeof created> | InferOutput<typeof refused> | number>((value) =>
      [madeId, created, refused].some((schema) => safeParse(schema, value).success),
    ),
  }) satisfies Call;

const nullable = custom<string | null>((value) => value === null || typeof value === "string");

/**
 * Begins a payment with a provider that has pages of its own. The path is the form's (`prepare_tx_url`). Answers HTML of hidden fields, of
 * which `input[name=data_set][data-action-url]` says where they are sent; false where there is nothing to pay or no such provider.
 */
export const prepareTransactionCall = (path: string) =>
  ({
    path,
    read: false,
    isReason,
    params: object({
      acquirer_id: recordId,
      save_token: custom<boolean | null>((value) => value === null || typeof value === "boolean"),
      access_token: nullable,
      success_url: nullable,
      error_url: nullable,
      callback_method: nullable,
      order_id: custom<string | number | null>((value) => value === null || /^(string|number)$/.test(typeof value)),
    }),
    result: custom<string | false>((value) => value === false || typeof value === "string"),
  }) satisfies Call;

const polled = object({ reference: string(), state: string() });

/**
 * The payments of this session, as far as it matters whether one is decided; `pollPayments` has all of them.
 */
export const paymentStatesCall = {
  path: "/payment/process/poll",
  read: true,
  params: object({}),
  result: object({ transactions: optional(rows(polled)) }),
} satisfies Call;

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
    .call(createCardCall(path), fields, { timeout: bankTimeout, ...options })
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
      prepareTransactionCall(path),
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
  const { transactions = [] } = await client.call(paymentStatesCall, {}, { retry: 0, ...options });
  return transactions.filter(({ state }) => state !== "draft").map(({ reference }) => reference);
}
