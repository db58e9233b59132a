/** Who brings the messages to this browser. */
export interface PushService {
  /** Begins to bring them; gives the token by which the suite sends. */
  subscribe(): Promise<string>;
  /** The token of what it brings already. */
  token(): Promise<string>;
  /** Ends it, also when it never began. */
  unsubscribe(): Promise<void>;
}
