import type { BrowserContextOptions } from "playwright-core";
import { type Visitor, visitor } from "./demo.ts";

/** Somebody of the demo's people, signed in. */
export async function signedIn(
  login: "operator" | "portal",
  options?: BrowserContextOptions,
  qa?: object,
): Promise<Visitor> {
  const person = await visitor(options, qa);
  await person.page.request.post("/web/session/authenticate", {
    data: { jsonrpc: "2.0", params: { db: "suite", login, password: login } },
  });
  return person;
}
