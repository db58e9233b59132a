import type { TestContext } from "node:test";
import { pageRegistry } from "#shared/element/index.ts";
import { settled } from "../chat/common/conversation/wire.ts";
import { serve } from "../shared/suite/server.ts";

interface AskedCart {
  readonly path: string;
  /** Of a change; undefined for a page. */
  readonly params: Readonly<Record<string, unknown>> | undefined;
  /** Of a form. */
  readonly fields: Readonly<Record<string, string>>;
  answer(result: unknown): void;
  /** By an exception: its class and what it says. */
  raise(name: string, message: string, type?: string): void;
  /** A page, or a piece of one. */
  show(html: string): void;
  /** By a status for which nothing is asked again by itself. */
  fail(): void;
}

/** A suite whose cart answers by hand. */
export interface HandCart {
  readonly origin: string;
  /** All calls, in order. */
  readonly asked: readonly AskedCart[];
  /** The call of that number, from 0, as soon as it came. */
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

/** A line as the suite answers it. */
export const wireLine = (quantity: number, inCart: number | undefined = quantity, more: object = {}) => ({
  line_id: 90,
  quantity,
  option_ids: [],
  ...(inCart !== undefined && { cart_quantity: inCart }),
  ...more,
});
