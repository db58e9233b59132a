import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suiteHost } from "#demo/catalogue/paste/proxy.ts";
import { programPath } from "#scripts/ensure-programs.mjs";
import { freePort } from "#scripts/free-port.mjs";
import type { Fetch } from "../unit/server/browser.ts";
import { asking } from "./ask.ts";
import type { Place, Program } from "./programs.ts";

export interface Running {
  readonly fetch: Fetch;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Replaces a text of a recipe; throws if the recipe does not have it. */
function put(text: string, [found, own]: readonly [string, string]): string {
  if (!text.includes(found)) throw new Error(`The recipe has no ${found}`);
  return text.replaceAll(found, () => own);
}

/** Writes `cert.pem` and `key.pem`, valid for a day. */
export const certify = (folder: string): void =>
  void execFileSync(
    programPath("openssl") ?? "openssl",
    // prettier-ignore
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", `/CN=${suiteHost}`, "-keyout", "key.pem", "-out", "cert.pem"],
    { cwd: folder, stdio: "ignore" },
  );

async function start(
  program: Program,
  address: { readonly host: string; readonly isSecure: boolean },
  content: (place: Place) => string,
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), `suite-${program.name}-`));
  chmodSync(folder, 0o755); // a server that root has started reads the folder as another user
  const place = { folder, port: await freePort() };
  if (address.isSecure) certify(folder);
  const file = join(folder, "configuration");
  writeFileSync(file, program.configuration(content(place), place));
  const server = spawn(program.path, program.parameters(file, folder), {
    cwd: folder,
    env: { ...process.env, HOME: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = (): void => void server.kill("SIGKILL");
  process.once("exit", kill);
  const ended = once(server, "exit");
  let said = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        if (program.ready.test(said)) resolve();
      });
    void ended.then(() => reject(new Error(`${program.name} did not start: ${said}`)));
  });
  return {
    fetch: asking({ ...address, port: place.port }),
    [Symbol.asyncDispose]: async () => {
      process.off("exit", kill);
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Starts a site that serves the release by a recipe.
 * @param root folder that replaces the recipe's /srv/www
 */
export const serveFolder = (program: Program, recipe: string, root: string) =>
  start(program, { host: "127.0.0.1", isSecure: false }, (place) =>
    program.site(put(recipe, ["/srv/www", root]), place),
  );

/** Starts a proxy for the suite by a recipe. */
export const serveProxy = (program: Program, recipe: string) =>
  start(program, { host: suiteHost, isSecure: true }, (place) =>
    program.own.reduce((text, [found, own]) => put(text, [found, own(place)]), recipe),
  );
