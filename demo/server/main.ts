import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createAdaptorServer } from "@hono/node-server";
import { adoptedSuite } from "../adopted/app.ts";
import { pages } from "../catalogue/index.tsx";
import { devBuild, productBuild, weighAll } from "../common/product/build.ts";
import { createChanges } from "./changes.ts";
import { createSuite } from "./suite.ts";
import type { Suite } from "./suite.types.ts";

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function readOptions() {
  try {
    // `dev` is for scripts/dev.mjs only
    return parseArgs({
      options: {
        suite: { type: "string" },
        adopt: { type: "boolean", default: false },
        strict: { type: "boolean", default: false },
        dev: { type: "string" },
      },
    }).values;
  } catch (error) {
    return fail(`${messageOf(error)} Usage: npm start -- [--suite http://host:8069 [--adopt [--strict]]]`);
  }
}

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, HOST, PORT = "8080" } = process.env;
/** This machine only, unless HOST is set. */
const hostname = HOST || "127.0.0.1";
const { suite: upstream, adopt, strict, dev } = readOptions();
const distDir = fileURLToPath(new URL("../../dist", import.meta.url));
const port = Number(PORT);
if (!Number.isInteger(port) || port < 0 || port > 65535) fail(`PORT must be a number from 0 to 65535, not "${PORT}".`);
if (upstream !== undefined && !/^https?:\/\//.test(upstream))
  fail(`--suite must be an address such as http://localhost:8069, not "${upstream}".`);
if (adopt && upstream === undefined)
  fail("--adopt requires a suite: npm start -- --suite http://localhost:8069 --adopt");
if (strict && !adopt) fail("--strict requires --adopt: our own pages always have a strict policy.");

const changes = dev === undefined ? undefined : createChanges();

type Served = Pick<Suite, "app" | "hangUp" | "close">;

const open = async (): Promise<Served> => {
  if (upstream !== undefined && adopt) {
    const app = adoptedSuite({ upstream: new URL(upstream).origin, distDir: dev, strict, say: console.log });
    return { app, hangUp: () => {}, close: () => Promise.resolve() };
  }
  const suite = await createSuite({ databaseUrl, dataDir, upstream, distDir: dev });
  const build = dev !== undefined && changes ? devBuild(dev, changes.builds) : productBuild(distDir);
  suite.app.route("/", pages(suite, build));
  // A failure is shown to the visitor of a page.
  void build()
    .then(weighAll)
    .catch(() => {});
  return suite;
};

// Takes the port first: a second start on one data folder must not touch the database of the first.
const server = createAdaptorServer({
  fetch: async (request, env) => changes?.answer(request) ?? (await suite).app.fetch(request, env),
});
const suite = new Promise<Served>((resolve) => {
  server.once("listening", () => resolve(open()));
});

const explanations: Readonly<Record<string, string>> = {
  EADDRINUSE: `Port ${port} is already taken. Choose another one, for example: PORT=${port + 1} npm start`,
  EACCES: `Port ${port} needs rights that this process does not have. Choose another one, for example: PORT=8080 npm start`,
  EADDRNOTAVAIL: `HOST ${hostname} is not an address of this machine.`,
};
server.on("error", (error: NodeJS.ErrnoException) =>
  fail(explanations[error.code ?? ""] ?? `The server could not start: ${error.message}`),
);

if (!upstream) console.log("Starting the demo; its database is filled first.");
server.listen(port, hostname);

suite.then(
  () => {
    const address = server.address();
    const actual = address && typeof address === "object" ? address.port : port;
    console.log(
      `Suite Widgets is at http://${hostname.includes(":") ? `[${hostname}]` : hostname}:${actual}${upstream ? `, suite at ${upstream}${adopt ? ", with our scripts only: the pages that you open are reported here" : ""}` : ""}`,
    );
    if (!upstream && !/^(127\.|::1$|localhost$)/.test(hostname))
      console.warn(
        `HOST=${hostname}: every visitor of this server can sign in as any account in its QA panel, also as administrator. Use it in trusted networks only.`,
      );
  },
  (error: unknown) => fail(`The database could not be opened: ${messageOf(error)}`),
);

/** ms */
const closeTimeout = 5000;

/** Ends polls and idle connections at once, the others after some seconds. */
let isStopping = false;
const stop = (): void => {
  if (isStopping) return;
  isStopping = true;
  changes?.close();
  server.close(() => void suite.then((opened) => opened.close()).then(() => process.exit(0)));
  void suite.then((opened) => opened.hangUp());
  if (!("closeIdleConnections" in server)) return;
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), closeTimeout).unref();
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
process.once("disconnect", stop);
