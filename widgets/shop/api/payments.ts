import { boolean, custom, type InferOutput, object, optional, safeParse, string } from "valibot";
import { sentenceFor } from "#shared/suite/answer.ts";
import { type Call, recordId } from "#shared/suite/contract/call.ts";
import { rows } from "#shared/suite/contract/field.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Messages of Python about code, or only a name. */
const code = /\w\(\)|'\w+' object|attribute '|NoneType|^[a-z\d_.]*$/;

/**
 * Returns true if an exception's message is a reason for the visitor: `isReason` of routes whose built-in front end shows messages of any
 * class, since providers raise their own classes. The guide "Events and analytics" lists these routes.
 */
export const isReason = (message: string): boolean => !code.test(message);

// `custom` in place of literal, union and record keeps the library's code for these out of the core of every page
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Database id of a created record. */
const createdId = custom<number>((value) => Number.isSafeInteger(value) && (value as number) > 0);

const created = object({
  result: custom<true>((value) => value === true),
  id: createdId,
  /** HTML of the bank's question to the holder of the card; false if there is none. */
  "3d_secure": optional(
    custom<string | boolean | null>((value) => value === null || /^(string|boolean)$/.test(typeof value)),
  ),
  verified: optional(boolean()),
});
const refused = object({
  result: custom<false>((value) => value === false),
  /** Reason for the visitor. */
  error: optional(custom<string | false | null>((value) => !value || typeof value === "string")),
});

/**
 * Call that hands a card to its provider. The path is in the form (`data-create-route`); the fields are those of the provider's block, as
 * texts. Older routes return only the token's id. A declined card is an exception of any class with the provider's message.
 * @see docs/reference/shop.md#shop-33
 */
export const createCardCall = (path: string) =>
  ({
    path,
    read: false,
    isReason,
    params: custom<Readonly<Record<string, unknown>>>(isRecord),
    result: custom<InferOutput<typeof created> | InferOutput<typeof refused> | number>((value) =>
      [createdId, created, refused].some((schema) => safeParse(schema, value).success),
    ),
  }) satisfies Call;

const nullable = custom<string | null>((value) => value === null || typeof value === "string");

/**
 * Call that begins a payment with a provider that has pages of its own. The path is in the form (`prepare_tx_url`). Returns HTML of hidden
 * fields, whose address is in `input[name=data_set][data-action-url]`; false if there is nothing to pay or no such provider.
 * @see docs/reference/shop.md#shop-32
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

/** Call for references and states of this session's payments; `pollPaymentsCall` reads the other values, too. */
export const paymentStatesCall = {
  path: "/payment/process/poll",
  read: true,
  params: object({}),
  result: object({ transactions: optional(rows(polled)) }),
} satisfies Call;

/** ms; a bank may need longer than the suite. */
const bankTimeout = 60_000;

export interface SavedCard {
  /** Database id of the saved method. */
  readonly id: number;
  /** HTML of another site: the bank's question to the holder of the card; null if there is none. */
  readonly bankHtml: string | null;
}

type CardFields = Readonly<Record<string, unknown>>;

/** Returns a function that removes a card's data from a text: errors are logged, and an exception of the suite may contain its arguments. */
function withoutCard(fields: CardFields): (text: string) => string {
  const typed = Object.entries(fields).flatMap(([name, value]) =>
    /^(cc_(?!brand)|cvc)/.test(name) && typeof value === "string" ? [value, value.replace(/\D/g, "")] : [],
  );
  const secrets = typed.filter(({ length }) => length > 2);
  return (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, "…"), text);
}

/**
 * Hands a card to its provider; a failed call is not repeated.
 * @param path route of the provider, from the form
 * @param fields values of the provider's block
 * @throws SuiteError, with a message for visitors if the provider gave a reason
 */
export async function createCard(
  client: Client,
  path: string,
  fields: CardFields,
  options?: CallOptions,
): Promise<SavedCard | { readonly refusal: string }> {
  const clean = withoutCard(fields);
  const answer = await client
    .call(createCardCall(path), fields, { timeout: bankTimeout, ...options })
    .catch((error: SuiteError) => {
      const { kind, message, text, sentence, retryable, cause } = error;
      throw kind
        ? new SuiteError(kind, clean(message), { text: clean(text), sentence: clean(sentence), retryable, cause })
        : error;
    });
  if (typeof answer === "number") return { id: answer, bankHtml: null };
  if (!answer.result) return { refusal: clean(sentenceFor(answer.error || "")) };
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

/** Reads the fields for the provider's page as HTML; empty if the suite has none. A failed call is not repeated. @throws SuiteError */
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

/** Reads the references of this session's payments that left the state `draft`. @throws SuiteError */
export async function decidedPayments(client: Client, options?: CallOptions): Promise<readonly string[]> {
  const { transactions = [] } = await client.call(paymentStatesCall, {}, { retry: 0, ...options });
  return transactions.filter(({ state }) => state !== "draft").map(({ reference }) => reference);
}
