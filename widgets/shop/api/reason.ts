/** Python's words about its code, or a name alone. */
const code = /\w\(\)|'\w+' object|attribute '|NoneType|^[a-z\d_.]*$/;

/**
 * `isReason` of the routes whose built-in front end shows the message of an exception of any class: providers raise their own. The guide
 * "Events and analytics" has them in a table.
 */
export const isReason = (message: string): boolean => !code.test(message);
