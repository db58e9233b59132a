import type { TestContext } from "node:test";
import { pageRegistry } from "#shared/element/index.ts";
import { settled } from "../chat/common/conversation/wire.ts";
import { serve } from "../shared/suite/server.ts";

interface AskedCart {
  readonly path: string;
  /** Parameters of a change; undefined for a page. */
  readonly params: Readonly<Record<string, unknown>> | undefined;
  /** Fields of a form. */
  readonly fields: Readonly<Record<string, string>>;
  answer(result: unknown): void;
  /** Responds with an exception: its class and message. */
  raise(name: string, message: string, type?: string): void;
  /** Responds with a page, or a part of one. */
  show(html: string): void;
  /** Responds with a status that is not retried. */
  fail(): void;
}

/** Creates a suite whose cart responds when the test says so. */
export interface HandCart {
  readonly origin: string;
  /** All calls, in order. */
  readonly asked: readonly AskedCart[];
  /** Resolves to the call of a number, from 0, once it is received. */
  call(index: number): Promise<AskedCart>;
}

export async function handCart(t: TestContext): Promise<HandCart> {
  const asked: AskedCart[] = [];
  const { origin } = await serve(t, (response, { path, body, type }) => {
    const end = (content: string, type: string, status = 200) =>
      void response.writeHead(status, { "Content-Type": type }).end(content);
    const isForm = !!type?.includes("urlencoded");
    asked.push({
      path,
      fields: isForm ? Object.fromEntries(new URLSearchParams(body)) : {},
      params: body && !isForm ? (JSON.parse(body) as { params: Record<string, unknown> }).params : undefined,
      answer: (result) => end(JSON.stringify({ jsonrpc: "2.0", id: 1, result }), "application/json"),
      raise: (name, message, exception_type = "internal_error") => {
        const data = { name, debug: "", message, arguments: [message], exception_type };
        end(
          JSON.stringify({ jsonrpc: "2.0", id: 1, error: { code: 200, message: "Server Error", data } }),
          "application/json",
        );
      },
      show: (html) => end(html, "text/html"),
      fail: () => end("", "text/html", 403),
    });
  });
  pageRegistry().stores?.clear();
  const call = async (index: number) => {
    while (!asked[index]) await settled();
    return asked[index];
  };
  return { origin, asked, call };
}

/** Returns a cart line in the format of the suite's answer. */
export const wireLine = (quantity: number, inCart: number | undefined = quantity, more: object = {}) => ({
  line_id: 90,
  quantity,
  option_ids: [],
  ...(inCart !== undefined && { cart_quantity: inCart }),
  ...more,
});
