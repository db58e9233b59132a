import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { build } from "esbuild";
import { listener } from "#test/leaving.ts";

interface Row {
  readonly id: number;
  readonly channel: string;
  readonly message: unknown;
}

interface Poll {
  /** The address of the page that asks. */
  readonly page: string;
  readonly channels: readonly string[];
  readonly last: number;
  answer(rows: readonly Row[]): void;
}

const page = `<!DOCTYPE html><html lang="en"><title>A page with a bus</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>`;

const { outputFiles } = await build({
  entryPoints: ["test/tours/shared/bus/page.ts"],
  bundle: true,
  format: "esm",
  minify: true,
  write: false,
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".css": "text" },
});
const bundle = outputFiles[0]!;

/** A suite that has nothing but a bus, and pages that listen on it. */
export class BusServer {
  readonly #rows: Row[] = [];
  /** Polls in flight. */
  readonly #open = new Set<Poll>();
  /** Highest number of polls in flight at once. */
  most = 0;
  /** Polls that wait for news, in the order of their arrival, each with its time in ms. */
  readonly #asked: { readonly page: string; readonly at: number }[] = [];
  /** Time in ms at which the last poll of a page ended. */
  readonly #ended = new Map<string, number>();
  readonly #server = createServer(listener("bus server", (request, response) => this.#serve(request, response)));
  #changed = new AbortController();

  async listen(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === "/longpolling/poll") return this.#poll(request, response);
    const script = request.url === "/page.js";
    response.setHeader("Content-Type", script ? "text/javascript" : "text/html");
    response.end(script ? bundle.text : page);
  }

  async #poll(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = performance.now();
    const { params } = (await json(request)) as {
      params: { channels: string[]; last: number; options: { peek?: true } };
    };
    const poll: Poll = {
      page: request.headers.referer ?? "",
      ...params,
      answer: (rows) => {
        this.#open.delete(poll);
        const result = params.options.peek ? { notifications: rows, channels: [] } : rows;
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify({ jsonrpc: "2.0", id: null, result }));
      },
    };
    response.on("close", () => {
      this.#open.delete(poll);
      if (!params.options.peek) this.#ended.set(poll.page, performance.now());
      this.#change();
    });
    if (!params.options.peek) this.#asked.push({ page: poll.page, at });
    this.#open.add(poll);
    this.most = Math.max(this.most, this.#open.size);
    this.#answer(poll, params.options.peek);
    this.#change();
  }

  #answer(poll: Poll, anyway = false): void {
    const rows = this.#rows.filter(({ id, channel }) => id > poll.last && poll.channels.includes(channel));
    if (rows.length || anyway) poll.answer(rows);
  }

  #change(): void {
    this.#changed.abort();
    this.#changed = new AbortController();
  }

  /** On the channel that all pages listen to. */
  say(message: unknown): void {
    this.#rows.push({ id: this.#rows.length + 1, channel: "lambda", message });
    for (const poll of this.#open) this.#answer(poll);
  }

  /** The pages that have a poll in flight. */
  get polling(): string[] {
    return [...this.#open].map((poll) => poll.page);
  }

  /** Waits until `like` accepts the pages that have a poll in flight. */
  async until(like: (polling: readonly string[]) => boolean): Promise<void> {
    while (!like(this.polling)) await once(this.#changed.signal, "abort");
  }

  /**
   * Waits until other pages than this one poll. Returns the ms without a poll, as the server measured them: from the end of the page's
   * last poll, or from `gone` (by `performance.now()`) if that was later, to the first poll of another page.
   */
  async replaced(page: string, gone = 0): Promise<number> {
    await this.until((polling) => polling.length > 0 && !polling.includes(page));
    const ended = this.#ended.get(page) ?? 0;
    const next = this.#asked.find((poll) => poll.page !== page && poll.at >= ended);
    // the end of a poll may arrive after the first poll of the other page: then no gap existed
    return next ? Math.max(0, next.at - Math.max(ended, gone)) : 0;
  }
}
