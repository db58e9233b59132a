/** Python's words about its code, or a name alone. */
const code = /\w\(\)|'\w+' object|attribute '|NoneType|^[a-z\d_.]*$/;

/**
 * `isReason` of the routes whose built-in front end shows the message of an exception, whatever class it has: providers raise their own.
 *
 * | route                                              | shows of an exception             | behaviour/payment.md |
 * | -------------------------------------------------- | --------------------------------- | -------------------- |
 * | `data-create-route`: a card is added, or pays      | a sentence of ours, its message   | 15, 26               |
 * | `prepare_tx_url`: the way to a provider            | a sentence of ours, its message   | 19                   |
 * | payment.token `get_linked_records`                 | a sentence of ours, its message   | 28                   |
 * | payment.token `unlink`, and every route not listed | a sentence of ours                | 28                   |
 */
export const isReason = (message: string): boolean => !code.test(message);
