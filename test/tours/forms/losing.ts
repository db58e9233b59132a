import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { pipeline } from "node:stream/promises";
import { listener } from "#test/leaving.ts";
import { listen } from "../catalogue/proxy.ts";

/**
 * A line to a suite that loses its first answer to a call: the suite has done what was asked. Each request has a connection of its own,
 * since browsers send again by themselves what a connection that they used before has lost.
 * @param call beginning of its path
 */
export function losing(suite: string, call: string) {
  let isLost = false;
  return listen(
    listener("line that loses an answer", async (from, to) => {
      const forwarded = request(suite + from.url, { method: from.method, headers: from.headers });
      to.once("close", () => forwarded.destroy()); // nobody waits for the suite's news any more
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
