import { readResult } from "#shared/suite/answer.ts";
import type { Connection } from "#shared/suite/index.ts";

/** Waits until all pending promises have settled. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export interface Asked<Params = Record<string, unknown>> {
  readonly path: string;
  readonly params: Params;
  answer(result: unknown): Promise<void>;
  fail(error?: Error): Promise<void>;
}

export const outOfTime = (): Error => new Error("no answer", { cause: new DOMException("late", "TimeoutError") });

/** Suite whose responses the test sends, in any order. A response to a page or a form post is text. */
export class HandSuite implements Connection {
  /** Calls without a response, in order. */
  readonly open: Asked[] = [];
  /** Paths of all calls, in order. */
  readonly paths: string[] = [];

  /** True if responses are parsed as by the real client. */
  isStrict = false;

  call: Connection["call"] = ({ path, result: schema }, params, { signal } = {}) =>
    this.#asked(path, params as Record<string, unknown>, signal, (result) => {
      if (!this.isStrict) return result as never;
      const text = JSON.stringify({ jsonrpc: "2.0", id: 1, result });
      return readResult({ url: path, status: 200, text }, schema) as never;
    });

  send: Connection["send"] = (path, { body }, _limit, { signal }) =>
    this.#asked(path, body instanceof URLSearchParams ? Object.fromEntries(body) : {}, signal, (text) => ({
      url: path,
      status: 200,
      text: String(text),
    }));

  csrfToken = (): undefined => undefined;

  #asked<T>(
    path: string,
    params: Record<string, unknown>,
    signal: AbortSignal | undefined,
    valueOf: (answer: unknown) => T,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      const done = async (settle: () => void) => {
        this.open.splice(this.open.indexOf(asked), 1);
        settle();
        await settled();
      };
      const asked: Asked = {
        path,
        params,
        answer: (result) =>
          done(() => {
            try {
              resolve(valueOf(result));
            } catch (error) {
              reject(error as Error);
            }
          }),
        fail: (error = new Error("no connection")) => done(() => reject(error)),
      };
      this.paths.push(path);
      this.open.push(asked);
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
    });
  }

  /** Returns the oldest pending call of a path. */
  at(path: string): Asked {
    const asked = this.open.find((call) => call.path === path);
    if (!asked) throw new Error(`${path} was not called; ${JSON.stringify(this.open)}`);
    return asked;
  }
}

export const marc = [7, "Marc"] as const;

/** Message as history and bus deliver it; without an author, of a visitor. */
export const wireMessage = (
  id: number,
  body = `<p>${id}</p>`,
  author: readonly [number, string | false] = [0, false],
) => ({
  id,
  body,
  author_id: author,
  date: "2026-11-21 06:00:00",
  message_type: "comment",
  attachment_ids: [],
});

/** Messages, newest first, as the suite returns them. */
export const wirePage = (newest: number, oldest: number, author: readonly [number, string | false] = marc) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => wireMessage(newest - index, undefined, author));
