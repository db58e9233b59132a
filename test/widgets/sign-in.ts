/** Signs in as a user of the demo, whose password is the login. */
export async function signIn(login: string) {
  await fetch("/web/session/authenticate", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", params: { db: "suite", login, password: login } }),
  });
}
