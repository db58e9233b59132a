import { serve } from "@hono/node-server";
import { once } from "node:events";
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import type { Server } from "node:http";
import { codeOf } from "../guide-code.ts";
import { openSuite } from "../prepared.ts";
import { subjects } from "./subjects.ts";

/** What elements show in frames after a gesture, as they declare it. */
const framed = subjects.flatMap(({ declaration: { frames = [] } }) => frames);

/** The policy that every element must live under, as the guide says it. Source: design, section 2, guarantee 5. */
const strictPolicy = `${codeOf("csp", "text")[0]!.replaceAll("\n", " ")}; frame-src ${framed.join(" ")}`;

/** The bundle that is tested: ours, or the same code on React itself. */
export const onReact = process.env.SUITE_REACT === "1";

export interface PageSpec {
  readonly body: string;
  /** The whole document, in place of all else. */
  readonly document?: string;
  /** What the suite answers to this page, by path; else the embedded suite does. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Script and link tags; the loader unless given. */
  readonly head?: string;
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
  /** The suite's editor runs on it. */
  readonly editing?: boolean;
  /** Served under the strict policy. */
  readonly strict?: boolean;
}

export interface Site {
  /** The suite, the bundle and the pages. */
  readonly origin: string;
  /** The same on another origin, without pages. */
  readonly elsewhere: string;
  /** Publishes a page; gives its address. */
  publish(spec: PageSpec): string;
  close(): Promise<void>;
}

const html = ({ body, document, head = loader(), lang = "en", dir = "ltr", editing }: PageSpec) =>
  document ??
  `<!DOCTYPE html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>A page of somebody else</title>
<link rel="icon" href="data:,">
${head}
</head>
<body${editing ? ' class="editor_enable"' : ""}>
<main>
<h1>A page of somebody else</h1>
${body}
</main>
</body>
</html>`;

/** The one script tag, with options as written: `data-adopt data-lang="fr"`. */
export const loader = (options = "", origin = ""): string =>
  `<script src="${origin}/dist/suite.js" ${origin && "crossorigin"} ${options} defer></script>`;

export const standalone = (name: string, options = ""): string =>
  `<script src="/dist/standalone/${name}.js" ${options} defer></script>`;

async function listen(fetch: Parameters<typeof serve>[0]["fetch"]): Promise<Server> {
  const server = serve({ fetch, port: 0, hostname: "127.0.0.1" }) as Server;
  await once(server, "listening");
  return server;
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Starts the demo suite with the pages of the tests beside it. */
export async function openSite(): Promise<Site> {
  const distDir = onReact ? "dist/react" : "dist";
  if (!existsSync(`${distDir}/suite.js`))
    throw new Error(`There is no ${distDir}: npm run build${onReact ? " -- --react" : ""}`);
  const suite = await openSuite({ distDir });
  const pages: PageSpec[] = [];
  /** A form of the website is taken with the token of the visitor's session alone, which the suite writes into its pages. */
  const withToken = async ({ url, headers }: Request): Promise<{ field: string; cookies: string[] }> => {
    const answer = await suite.app.fetch(new Request(new URL("/contactus", url), { headers }));
    const [, token = ""] = /csrf_token: "(\w+)"/.exec(await answer.text()) ?? [];
    const field = `<input type="hidden" name="csrf_token" value="${token}">`;
    return { field, cookies: answer.headers.getSetCookie() };
  };
  const page = async (spec: PageSpec, request: Request) => {
    const { field, cookies } = spec.body.includes("<suite-form ")
      ? await withToken(request)
      : { field: "", cookies: [] };
    const headers = new Headers({ "Content-Type": "text/html" });
    if (spec.strict) headers.set("Content-Security-Policy", strictPolicy);
    for (const cookie of cookies) headers.append("Set-Cookie", cookie);
    return new Response(html({ ...spec, body: spec.body + field }), { headers });
  };
  const specOf = (address: string | null) => pages[Number(/\/page\/(\d+)$/.exec(address ?? "")?.[1])];
  const servers = [
    await listen((request, env) => {
      const spec = specOf(request.url);
      if (spec) return page(spec, request);
      const { pathname, search } = new URL(request.url);
      const answer = specOf(request.headers.get("referer"))?.answers?.[pathname + search];
      return answer === undefined ? suite.app.fetch(request, env) : Response.json(answer);
    }),
    await listen((request, env) => suite.app.fetch(request, env)),
  ];
  const [origin, elsewhere] = servers.map(originOf) as [string, string];
  return {
    origin,
    elsewhere,
    publish: (spec) => `${origin}/page/${pages.push(spec) - 1}`,
    async close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      await suite.close();
    },
  };
}
