/** Signs in by the suite's call; an account's password is its login. */
export async function signIn(login: string): Promise<void> {
  await fetch("/web/session/authenticate", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", params: { db: "suite", login, password: login } }),
  });
}
