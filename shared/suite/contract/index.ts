export { notification, peek, poll, sendNotification } from "./bus.ts";
export type { Call } from "./call.ts";
export { envelope, failure } from "./envelope.ts";
