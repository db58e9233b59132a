import type { BrowserContextOptions } from "playwright-core";
import { type Visitor, visitor } from "./demo.ts";

/** Signs in a visitor with an account of the demo. */
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
