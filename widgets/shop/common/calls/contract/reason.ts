/** Python's words about its code, or a name alone. */
const code = /\w\(\)|'\w+' object|attribute '|NoneType|^[a-z\d_.]*$/;

/**
 * `isReason` of the routes whose built-in front end shows the message of an exception of any class: providers raise their own.
 *
 * | route                                              | shows of an exception             |
 * | -------------------------------------------------- | --------------------------------- |
 * | `data-create-route`: a card is added, or pays      | a sentence of ours, its message   |
 * | `prepare_tx_url`: the way to a provider            | a sentence of ours, its message   |
 * | payment.token `get_linked_records`                 | a sentence of ours, its message   |
 * | payment.token `unlink`, and every route not listed | a sentence of ours                |
 */
export const isReason = (message: string): boolean => !code.test(message);
