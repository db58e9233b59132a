let id = 0;

/** Shows how to sign in again if the operator is signed out, also by another tab. */
async function readJson<T>(response: Response): Promise<T> {
  if (response.status === 403) location.reload();
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as T;
}

interface Answer<T> {
  readonly result: T;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: { readonly message: string } };
}

/** Sends a JSON-RPC call to the suite. Throws if the suite rejects it. */
export async function call<T>(path: string, params: object, signal?: AbortSignal): Promise<T> {
  const body = JSON.stringify({ jsonrpc: "2.0", method: "call", params, id: ++id });
  const { result, error } = await readJson<Answer<T>>(
    await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body, signal }),
  );
  if (error?.code === 100) location.reload();
  if (error) throw new Error(error.data?.message ?? error.message);
  return result;
}

/** Calls a method of a chat, as an operator's client does. */
export const callChat = (method: string, chatId: number, kwargs: object): Promise<unknown> =>
  call(`/web/dataset/call_kw/mail.channel/${method}`, { model: "mail.channel", method, args: [chatId], kwargs });

export const read = async <T>(path: string): Promise<T> => readJson<T>(await fetch(path));
