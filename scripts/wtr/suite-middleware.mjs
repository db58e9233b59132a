import { register } from "tsx/esm/api";

/**
 * Puts the demo suite under the tests' own origin: whatever is neither the runner's nor a file of ours is the suite's.
 * It runs in this process, so that it needs no port, and is ready before the first test, so that none waits for its start.
 * @param {(path: string) => boolean} isFile says of a path below the project, such as "/shared/ui/Button.tsx", whether it exists
 * @param {boolean} withPages of the tests in test/engines, which need the built bundle
 */
export async function suiteMiddleware(isFile, withPages) {
  await import("../css-hook.mjs");
  register();
  const [{ getRequestListener }, { openSuite }] = await Promise.all([
    import("@hono/node-server"),
    import("#test/prepared.ts"),
  ]);
  const { app } = await openSuite();
  const pages = withPages ? (await import("#test/engines/published.ts")).publishPages(app.fetch) : () => undefined;
  const listen = getRequestListener(async (request, env) => (await pages(request)) ?? app.fetch(request, env));

  return async function suite(context, next) {
    const { path } = context;
    const isOurs = isFile(path) && !path.startsWith("/dist/");
    if (path === "/" || /^\/(__|wtr|@|favicon)/.test(path) || isOurs) return next();
    context.respond = false;
    await listen(context.req, context.res);
  };
}
