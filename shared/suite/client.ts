import ky, { HTTPError, type Options } from "ky";
import type { GenericSchema, InferInput, InferOutput } from "valibot";
import { shared } from "../element/index.ts";
import { readResult, type Reply } from "./answer.ts";
import type { Call } from "./contract/call.ts";
import { SuiteError } from "./error.ts";
import { pageContext } from "./page.ts";

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** ms for everything, from waiting for the session to the last byte of the last try. Default 15 000. */
  readonly timeout?: number;
  /** Number of retries of a read after a failure of the connection or HTTP 5xx. Default 2. A write is never retried. */
  readonly retry?: number;
}

/** Client of the suite over HTTP. Everything throws `SuiteError`, or the reason of the signal (an AbortError) once it was aborted. */
export interface Client {
  /** Makes a JSON-RPC call. Returns the result after a check by the call's schema. */
  call<P extends GenericSchema, R extends GenericSchema>(
    call: Call<P, R>,
    params: InferInput<P>,
    options?: CallOptions,
  ): Promise<InferOutput<R>>;
}

/** Client with the functions of form posts. */
export interface Connection extends Client {
  /**
   * Makes any other request. Returns the reply, whatever its status.
   * @param limit how often a failed request is retried
   */
  send(path: string, payload: Payload, limit: number, options: CallOptions): Promise<Reply>;
  /** Returns the token for form posts: of a page that an element has loaded, or of this one; undefined if there is none. */
  csrfToken(): string | undefined;
  /** Token of a page of the suite that an element has loaded (shared/loaded). */
  loadedToken?: string | undefined;
  /** Reads that token again after a refusal, and writes it into the body of the request. Returns false if it is the same. Never rejects. */
  renewToken?(body: unknown): Promise<boolean>;
}

/** Post, unless a method is given; `fetch` replaces the function of the platform. */
export type Payload = Pick<Options, "json" | "body" | "method" | "fetch">;

type Fetch = Payload & Required<Pick<Options, "signal" | "credentials">> & { readonly limit: number };

/** Settles with the promise, fulfilled or rejected; rejects if aborted. */
const settled = (promise: Promise<unknown>, signal: AbortSignal) =>
  new Promise((resolve, reject) => {
    promise.then(resolve, resolve);
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });

/** Requests an address and returns the response, whatever its status. */
async function fetchReply(url: string, { limit, ...options }: Fetch): Promise<Reply> {
  const response = await ky(url, {
    method: "post",
    ...options,
    timeout: false,
    retry: { limit, methods: ["get", "post"], statusCodes: [500, 502, 503, 504], maxRetryAfter: 1000 },
  }).catch((error: unknown) => {
    if (error instanceof HTTPError) return error.response;
    throw error;
  });
  return { url, address: response.url, status: response.status, text: await response.text() };
}

/** Returns true if the server responds at all: a page of another origin learns nothing about a failure except by a blind request. */
const isThere = (server: string, signal: AbortSignal) =>
  fetch(server, { method: "HEAD", mode: "no-cors", credentials: "omit", signal }).then(
    () => true,
    () => false,
  );

/**
 * @see docs/reference/wire.md#wire-1
 * @see docs/reference/wire.md#wire-27
 */
function createClient(server: string): Connection {
  // in Node there is no page
  const page = typeof document !== "undefined";
  const foreign = page && server !== location.origin;
  const credentials = foreign ? "include" : "same-origin";
  // that of the page is never sent to another server: it is a secret of the session here, and useless there
  const csrfToken = () => client.loadedToken ?? (page && !foreign ? pageContext().csrfToken : undefined);
  // The suite opens a session at its first response, and the cookie cannot be read. A token in the page means that there is a session; otherwise the
  // first call goes alone, since parallel calls would open a session each.
  let session: boolean | undefined;
  let opening: Promise<unknown> | undefined;

  async function inSession<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
    session ??= !!csrfToken();
    while (!session && opening) await settled(opening, signal);
    if (session) return request();
    const first = request();
    opening = first;
    try {
      return await first;
    } finally {
      // even after a failure: one call at a time would be too slow if the suite is down
      session = !signal.aborted;
      opening = undefined;
    }
  }

  async function send(
    path: string,
    payload: Payload,
    limit: number,
    { signal, timeout = 15_000 }: CallOptions,
  ): Promise<Reply> {
    const timer = AbortSignal.timeout(timeout);
    const either = signal ? AbortSignal.any([signal, timer]) : timer;
    const url = server + path;
    const attempt = () => inSession(() => fetchReply(url, { ...payload, limit, signal: either, credentials }), either);
    try {
      const reply = await attempt();
      // docs/reference/wire.md#wire-24
      return reply.status === 400 && (await client.renewToken?.(payload.body)) ? await attempt() : reply;
    } catch (cause) {
      const silenced = foreign && (await isThere(server, either));
      signal?.throwIfAborted();
      if (timer.aborted)
        throw new SuiteError("network", `${url} gave no answer within ${timeout} ms`, { cause: timer.reason });
      if (silenced) {
        // docs/reference/wire.md#wire-19
        const message = `${server} does not let pages of ${location.origin} read its answers: a proxy must add CORS headers`;
        throw new SuiteError("config", message, { cause });
      }
      throw new SuiteError("network", `${url} cannot be reached`, { cause });
    }
  }

  const client: Connection = {
    async call({ path, read, result, isReason }, params, options = {}) {
      const json = { jsonrpc: "2.0", method: "call", params, id: 1 };
      return readResult(await send(path, { json }, read ? (options.retry ?? 2) : 0, options), result, isReason);
    },
    send,
    csrfToken,
  };
  return client;
}

/**
 * Returns the page's only client of a suite.
 * @param server its origin, without a slash at the end
 */
export const connect = (server: string): Connection => shared(`suite.client ${server}`, () => createClient(server));
