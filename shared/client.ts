/**
 * Modules of elements that call the suite: the build makes chunks/client.js of these modules and of everything that they import, unless it
 * is in the core.
 */
export * from "./state/remote.ts";
export * from "./suite/client.ts";
export * from "./suite/contract/call.ts";
export * from "./suite/contract/field.ts";
