import { createHash } from "node:crypto";
import fc from "fast-check";
import { createCsrf } from "#demo/server/csrf.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { checkAnswer } from "./answer.ts";
import { actors, type Attack, attack, type Route } from "./request.ts";

const sessionOf = (actor: string): string => createHash("sha1").update(actor).digest("hex");

/** Returns every route once, except middleware for all paths. */
function routesOf({ app }: Suite): Route[] {
  const routes = app.routes.filter(({ path }) => path !== "/*").map(({ method, path }) => ({ method, path }));
  return [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()];
}

/**
 * Sends at least that many requests, the same number to every route, and throws on the first invalid response, with the shrunk request and
 * the seed that repeats it. Each actor keeps one session, so that the state after one request meets the next one.
 */
export async function fuzz(suite: Suite, { seed, runs }: { seed: number; runs: number }): Promise<void> {
  const routes = routesOf(suite);
  const [parameter] = await suite.database.query<{ value: string }>("select value from parameter where key = 'secret'");
  const csrf = createCsrf(parameter?.value ?? "");
  const unforeseen: unknown[] = [];
  const say = console.error;
  console.error = (...words: unknown[]) => void unforeseen.push(...words);

  const send = async ({ method, url, actor, headers, body }: Attack): Promise<Response> => {
    const id = sessionOf(actor);
    await suite.database.query(
      "insert into session (id, user_id) values ($1, $2) on conflict (id) do update set user_id = $2",
      [id, actors[actor]],
    );
    const cookie = [headers["cookie"], `session_id=${id}`].filter(Boolean).join("; ");
    return suite.app.request(`http://localhost${url}`, {
      method,
      headers: { ...headers, cookie },
      body: body?.replaceAll("TOKEN", csrf.pageToken(id)),
    });
  };

  try {
    for (const route of routes) {
      const property = fc.asyncProperty(attack(route), async (request) => {
        unforeseen.length = 0;
        await checkAnswer(request, await send(request));
        const error = unforeseen.find((word) => word instanceof Error);
        if (error instanceof Error) throw error;
      });
      await fc.assert(property, { seed, numRuns: Math.ceil(runs / routes.length), includeErrorInReport: true });
    }
  } finally {
    console.error = say;
  }
}
