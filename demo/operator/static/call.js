let id = 0;

/** Somebody signed out, perhaps in another tab: the page says how to come back. */
function checked(response) {
  if (response.status === 403) location.reload();
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}

/** A JSON-RPC call to the suite. Throws what the suite refuses. */
export async function call(path, params, signal) {
  const body = JSON.stringify({ jsonrpc: "2.0", method: "call", params, id: ++id });
  const { result, error } = await checked(
    await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body, signal }),
  );
  if (error?.code === 100) location.reload();
  if (error) throw new Error(error.data?.message ?? error.message);
  return result;
}

/** A method of the chat with this id, as an operator's client calls it. */
export const ofChat = (method, chatId, kwargs) =>
  call(`/web/dataset/call_kw/mail.channel/${method}`, { model: "mail.channel", method, args: [chatId], kwargs });

export const read = async (path) => checked(await fetch(path));
