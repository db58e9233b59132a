import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { BrowserContext, Route } from "playwright-core";

/**
 * Servers and routes of the tests run beside the tests. Errors that follow from a closed page or connection are ignored; other errors
 * include the name of their server or route.
 */

/** Error codes of reads and writes after the end of a connection. */
const codes = new Set(["ECONNRESET", "EPIPE", "ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED"]);

/** Returns true if this connection ended before the end of the request or of the response. */
const isCut = (error: unknown, request: IncomingMessage, response: ServerResponse): boolean =>
  codes.has((error as NodeJS.ErrnoException).code ?? "") &&
  ((request.destroyed && !request.complete) || (request.socket.destroyed && !response.writableFinished));

/**
 * Creates a listener that may read bodies. It ignores errors of ended connections; the message of other errors has the request, since Node
 * prints no stack for an error after the end of a test.
 * @param name name of the server, for errors
 */
export const listener =
  (name: string, serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>): RequestListener =>
  (request, response) =>
    void serve(request, response).catch((error: unknown) => {
      if (!isCut(error, request, response))
        throw new Error(`${name}, ${request.method} ${request.url}: ${String(error)}`, { cause: error });
    });

/** Messages of Playwright about a page, or a request of a page, that was closed. */
const closed = /Target page, context or browser has been closed|Request context disposed|Response has been disposed/;

const isClosed = (error: unknown): boolean => error instanceof Error && closed.test(error.message);

/** Handler for `catch` of calls to a page that may be closed. */
export function unlessLeft(error: unknown): void {
  if (!isClosed(error)) throw error;
}

/** Creates a handler of a route that may call the page or a server; it ends when the page is closed. */
export const handler =
  (handle: (route: Route) => Promise<void>) =>
  async (route: Route): Promise<void> => {
    try {
      await handle(route);
    } catch (error) {
      if (!isClosed(error)) throw new Error(`route of ${route.request().url()}: ${String(error)}`, { cause: error });
    }
  };

/**
 * Marks a promise as handled that a test awaits later. If the test fails before it awaits the promise, the rejection that follows from the
 * closed page is no second failure. The caller still gets the error by `await`.
 */
export function begun<T>(outcome: Promise<T>): Promise<T> {
  outcome.catch(() => undefined);
  return outcome;
}

/** Closes a visitor's browser, and ignores its pending routes. */
export async function leave(context: BrowserContext): Promise<void> {
  for (const each of [...context.pages(), context])
    await each.unrouteAll({ behavior: "ignoreErrors" }).catch(unlessLeft);
  await context.close();
}
