import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { pipeline } from "node:stream/promises";
import { listener } from "#test/leaving.ts";
import { listen } from "../catalogue/proxy.ts";

/**
 * Starts a proxy of the suite that drops the first answer to a call, which the suite has executed. Each request has its own connection: browsers
 * repeat requests by themselves if a reused connection fails.
 * @param call start of the path of the call
 */
export function losing(suite: string, call: string) {
  let isLost = false;
  return listen(
    listener("proxy that loses an answer", async (from, to) => {
      const forwarded = request(suite + from.url, { method: from.method, headers: from.headers });
      to.once("close", () => forwarded.destroy()); // the browser has closed the connection
      const [[answer]] = (await Promise.all([once(forwarded, "response"), pipeline(from, forwarded)])) as [
        [IncomingMessage],
        void,
      ];
      if (!isLost && from.url!.startsWith(call)) {
        isLost = true;
        await once(answer.resume(), "end");
        to.destroy();
        return;
      }
      to.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: "close" });
      await pipeline(answer, to);
    }),
  );
}
