import { boolean, custom, type InferOutput, object, optional, safeParse, string } from "valibot";
import { type Call, recordId } from "#shared/suite/contract/call.ts";
import { rows } from "#shared/suite/contract/field.ts";
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
 * Older routes answer the token's id alone. Declined: an exception of any class whose message is the provider's. Source:
 * recordings payment/s2s_create_json*.
 */
export const createCard = (path: string) =>
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
 * which `input[name=data_set][data-action-url]` says where they are sent; false where there is nothing to pay or no such provider. Source:
 * recordings payment/prepare_transaction*.
 */
export const prepareTransaction = (path: string) =>
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
 * The payments of this session, as far as it matters whether one is decided; `pollPayments` has all of them. Source:
 * recordings payment/process_poll*.
 */
export const paymentStates = {
  path: "/payment/process/poll",
  read: true,
  params: object({}),
  result: object({ transactions: optional(rows(polled)) }),
} satisfies Call;
