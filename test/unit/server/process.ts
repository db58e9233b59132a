import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Starts the server like `npm start` and collects its output. */
export function start(environment: Record<string, string>, parameters: readonly string[] = []) {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--import", "./scripts/css-hook.mjs", "demo/server/main.ts", ...parameters],
    {
      cwd: root,
      env: { ...process.env, DATABASE_URL: "", DATA_DIR: "", HOST: "127.0.0.1", ...environment },
    },
  );
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.err += text));
  const exit = once(child, "exit").then(([code]) => code as number | null);
  /** Address that the server prints. */
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const found = /http:\/\/[\w.]+:\d+/.exec(said.out);
      if (found) resolve(found[0]);
    });
    void exit.then((code) => reject(new Error(`ended with ${code}: ${said.err}`)));
  });
  url.catch(() => undefined);
  return { child, said, exit, url };
}

export type Running = ReturnType<typeof start>;
