import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { BrowserContext, Route } from "playwright-core";

/**
 * Servers and visits of the tests go on by themselves while a test does something else. What a visitor who leaves brings about in them is
 * no failure of anybody; whatever else fails there says where.
 */

/** What reading and writing fail with once a connection is gone. */
const codes = new Set(["ECONNRESET", "EPIPE", "ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED"]);

/** Whether it was this connection that ended, before the request did or its answer. */
const isCut = (error: unknown, request: IncomingMessage, response: ServerResponse): boolean =>
  codes.has((error as NodeJS.ErrnoException).code ?? "") &&
  ((request.destroyed && !request.complete) || (request.socket.destroyed && !response.writableFinished));

/**
 * A listener that may read bodies. A visitor who leaves needs no answer. What else fails says so in one sentence, since of an error that
 * comes after the end of its test Node tells no stack. @param name of the server, for errors
 */
export const listener =
  (name: string, serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>): RequestListener =>
  (request, response) =>
    void serve(request, response).catch((error: unknown) => {
      if (!isCut(error, request, response))
        throw new Error(`${name}, ${request.method} ${request.url}: ${String(error)}`, { cause: error });
    });

/** What Playwright says of a page, or of a request made for it, after it or its browser was closed. */
const closed = /Target page, context or browser has been closed|Request context disposed|Response has been disposed/;

const isLeaving = (error: unknown): boolean => error instanceof Error && closed.test(error.message);

/** For `catch`: what is asked of a page that may be closed by now. */
export function unlessLeft(error: unknown): void {
  if (!isLeaving(error)) throw error;
}

/** A handler of routes that asks something of the page or of a server. Of a visitor who has left meanwhile it asks no more. */
export const handler =
  (handle: (route: Route) => Promise<void>) =>
  async (route: Route): Promise<void> => {
    try {
      await handle(route);
    } catch (error) {
      if (!isLeaving(error)) throw new Error(`route of ${route.request().url()}: ${String(error)}`, { cause: error });
    }
  };

/**
 * What is waited for while a test goes on. Where the test fails before it asks for the outcome, it has told why, and that the page is
 * closed then is no second failure. Whoever awaits it still gets its error.
 */
export function begun<T>(outcome: Promise<T>): Promise<T> {
  outcome.catch(() => undefined);
  return outcome;
}

/** Closes a visitor's browser; what its routes were doing is left. */
export async function leave(context: BrowserContext): Promise<void> {
  for (const each of [...context.pages(), context])
    await each.unrouteAll({ behavior: "ignoreErrors" }).catch(unlessLeft);
  await context.close();
}
