import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after } from "node:test";
import { serve } from "@hono/node-server";
import { chromium, type Page } from "playwright-core";
import { browserFlags, shellPath } from "#scripts/ensure-browser.mjs";
import { leave } from "../leaving.ts";
import { openSuite } from "../prepared.ts";
import { hostNames, openHost } from "./bundle.ts";

const [suite, ...hosts] = await Promise.all([openSuite(), ...hostNames.map(openHost)]);

const html = { "Content-Type": "text/html; charset=utf-8" };

/** Serves the hosts' sites on the suite's origin, as behind one proxy. */
async function answer(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  const [, name, file] = /^\/hosts\/([\w-]+)\/(.*)$/.exec(url.pathname) ?? [];
  const host = hosts.find((host) => host.name === name);
  if (!host) return undefined;
  if (file === "client.js") return new Response(host.client, { headers: { "Content-Type": "text/javascript" } });
  const answer = await host.respond(url);
  return typeof answer === "string" ? new Response(answer, { headers: html }) : answer;
}

const server = serve({
  fetch: async (request, env) => (await answer(request)) ?? suite.app.fetch(request, env),
  port: 0,
  hostname: "127.0.0.1",
}) as Server;
await once(server, "listening");
const browser = await chromium.launch({ executablePath: shellPath(), args: browserFlags });

after(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
  await suite.close();
});

/** Visitor of a host's site, with the messages of the console. */
export interface Visit {
  readonly page: Page;
  readonly home: string;
  /** Warnings, errors and crashes, also of a framework that finds other markup than it wrote. */
  readonly complaints: string[];
  [Symbol.asyncDispose](): Promise<void>;
}

export async function visit(host: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 900, height: 700 }, reducedMotion: "reduce" });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => ["warning", "error"].includes(message.type()) && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hosts/${host}/`;
  return { page, home, complaints, [Symbol.asyncDispose]: () => leave(context) };
}
