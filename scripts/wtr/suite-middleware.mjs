import { register } from "tsx/esm/api";

/**
 * Puts the demo suite under the tests' own origin: whatever is neither the runner's nor a file of ours is the suite's.
 * It runs in this process, so that it needs no port, and is ready before the first test, so that none waits for its start.
 * @param isFile says of a path below the project, such as "/shared/ui/Button.tsx", whether it exists
 */
export async function suiteMiddleware(isFile) {
  await import("../css-hook.mjs");
  register();
  const [{ getRequestListener }, { openSuite }] = await Promise.all([
    import("@hono/node-server"),
    import("../../test/prepared.ts"),
  ]);
  const { app } = await openSuite();
  const listen = getRequestListener(app.fetch);

  return async function suite(context, next) {
    const { path } = context;
    if (path === "/" || /^\/(__|wtr|@|favicon)/.test(path) || isFile(path)) return next();
    context.respond = false;
    await listen(context.req, context.res);
  };
}
