import type { Suite } from "#demo/server/suite.types.ts";

export type Fetch = (path: string, init: RequestInit) => Response | Promise<Response>;

/** Creates the browser of a visitor: keeps cookies, follows no redirect. */
export function browserOf(fetch: Fetch) {
  const cookies = new Map<string, string>();
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(path, { redirect: "manual", ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const pageToken = async (): Promise<string> =>
    /csrf_token: "([^"]+)"/.exec(await (await request("/contactus")).text())?.[1] ?? "";
  const post = (
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> => request(path, { method: "POST", body: new URLSearchParams(fields), headers });
  return {
    cookies,
    request,
    post,
    pageToken,
    /** Sends a JSON-RPC call and returns the whole response. */
    send: (path: string, params: unknown, id: unknown = 1): Promise<Response> =>
      request(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", method: "call", params, id }),
      }),
    /** Sends a JSON-RPC call and returns the parsed response. */
    async call(path: string, params: unknown): Promise<Record<string, unknown>> {
      return (await (await this.send(path, params)).json()) as Record<string, unknown>;
    },
    async signIn(user: string): Promise<Response> {
      return post("/qa/user", { csrf_token: await pageToken(), user });
    },
    misbehave: (settings: object): void => void cookies.set("suite_qa", encodeURIComponent(JSON.stringify(settings))),
  };
}

export type Browser = ReturnType<typeof browserOf>;

export const browser = (suite: Suite): Browser => browserOf((path, init) => suite.app.request(path, init));
