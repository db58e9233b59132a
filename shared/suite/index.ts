export { readJson, refusedByStatus, sentenceFor, unexpected } from "./answer.ts";
export { connect } from "./client.ts";
export type { CallOptions, Client, Connection } from "./client.ts";
export { mayBeDone, SuiteError } from "./error.ts";
export type { ErrorKind } from "./error.ts";
export { pageContext } from "./page.ts";
export { isPublisher } from "./publisher.ts";
