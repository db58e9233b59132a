export type { Call } from "./call.ts";
export { envelope, failure } from "./envelope.ts";
export { follow, isFollower } from "./follow.ts";
export { getContent, isSubscriber, subscribe } from "./mailing.ts";
