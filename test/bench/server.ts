import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Browser } from "playwright-core";
import { pages } from "#demo/catalogue/index.tsx";
import { files } from "#demo/server/static.ts";
import { createSuite } from "#demo/server/suite.ts";
import { type Suite } from "#demo/server/suite.types.ts";
import { threadMarkup, threadPage } from "./chat.ts";
import { contentPages } from "./content.ts";
import { growthPages } from "./growth.ts";
import { recordedPages } from "./page.ts";
import { portalPages } from "./portal.ts";
import { shopCookie, shopMarkup, shopPage } from "./shop.ts";
import { themePages } from "./theme.ts";

export type Build = "preact" | "react";

const folders: Record<Build, string> = { preact: "/dist/", react: "/dist/react/" };

/** Returns the path of a page with that many follow blocks of one record, on one of the two builds. */
export const followPage = (build: Build, count: number): string => `/bench/${build}/${count}`;

interface BenchSuite {
  readonly origin: string;
  readonly database: Suite["database"];
  close(): Promise<void>;
}

export interface Bench {
  readonly browser: Browser;
  readonly suite: BenchSuite;
}

interface BenchOptions {
  /** Key and certificate, PEM, for HTTP/2. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** HTML of additional pages, by path. */
  readonly extra?: Readonly<Record<string, string>>;
}

/** Starts the demo suite with the pages of the bench. */
export async function startSuite({ tls, extra = {} }: BenchOptions = {}): Promise<BenchSuite> {
  const suite = await createSuite();
  const own = { ...recordedPages(), ...growthPages(), ...portalPages(), ...contentPages(), ...extra };
  for (const [path, html] of Object.entries(own)) suite.app.get(path, (c) => c.html(html));
  suite.app.get("/bench/:build/:count", (c) => {
    const folder = folders[c.req.param("build") as Build];
    const block = '<suite-follow data-model="blog.post" data-res-id="3"></suite-follow>';
    return c.html(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><link rel="stylesheet" href="${folder}suite.css">` +
        `<script src="${folder}suite.js" defer></script>${block.repeat(Number(c.req.param("count")))}`,
    );
  });
  suite.app.get(threadPage, (c) =>
    c.html(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><script src="/dist/suite.js" defer></script>${threadMarkup}`,
    ),
  );
  suite.app.get(shopPage, (c) => {
    c.header("Set-Cookie", shopCookie);
    return c.html(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title><link rel="stylesheet" href="/dist/suite.css"><script src="/dist/suite.js" defer></script>${shopMarkup}`,
    );
  });
  for (const [path, markup] of Object.entries(await themePages())) {
    suite.app.get(path, (c) =>
      c.html(`<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>${markup}`),
    );
  }
  suite.app.get("/bench/swiper.js", files("node_modules/swiper", { name: "swiper-element-bundle.min.js" }));
  suite.app.get("/shoelace/:path{.+}", files("node_modules/@shoelace-style/shoelace/cdn"));
  suite.app.route("/", pages(suite));
  const server = serve({
    fetch: suite.app.fetch,
    port: 0,
    hostname: "127.0.0.1",
    ...(tls && { createServer: createSecureServer, serverOptions: tls }),
  });
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    origin: `${tls ? "https" : "http"}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    database: suite.database,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await suite.close();
    },
  };
}
