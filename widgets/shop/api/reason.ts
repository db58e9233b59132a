/** Messages of Python about code, or only a name. */
const code = /\w\(\)|'\w+' object|attribute '|NoneType|^[a-z\d_.]*$/;

/**
 * Returns true if an exception's message is a reason for the visitor: `isReason` of routes whose built-in front end shows messages of any
 * class, since providers raise their own classes. The guide "Events and analytics" lists these routes.
 */
export const isReason = (message: string): boolean => !code.test(message);
