import type { RunningSuite } from "../shared/state/suite.ts";

/** Signs in by a call; the password of each account is its login. */
export async function signIn(suite: RunningSuite, login: string): Promise<void> {
  suite.session = "";
  const body = JSON.stringify({ jsonrpc: "2.0", method: "call", params: { db: "suite", login, password: login } });
  const headers = { "Content-Type": "application/json" };
  await (await fetch(`${suite.origin}/web/session/authenticate`, { method: "POST", headers, body })).text();
  suite.calls.length = 0;
}
