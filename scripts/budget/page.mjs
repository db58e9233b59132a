import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { chromium } from "playwright-core";
import { browserFlags, browserPath } from "../ensure-browser.mjs";

const types = { ".js": "text/javascript", ".css": "text/css" };

// The suite's answer to the one question that a follow block asks.
const answer = { jsonrpc: "2.0", id: 1, result: { is_user: false, email: "", is_follower: false, alias_name: false } };

function serve(html) {
  return createServer(async ({ url }, response) => {
    if (url === "/") return response.setHeader("content-type", "text/html").end(html);
    if (!url.startsWith("/dist/")) return response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
    try {
      const body = await readFile(url.slice(1));
      response.setHeader("content-type", types[extname(url)]).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
}

/** The files of dist that a browser asks for to show one tag, such as `<suite-follow data-model="…">`, until nothing more comes. */
export async function filesOf(tag, markup) {
  const server = serve(`<!doctype html><html lang="en"><meta charset="utf-8"><script src="/dist/suite.js" defer></script>${markup}`);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
  try {
    const page = await browser.newPage();
    const files = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/dist/")) files.push(pathname.slice(1));
    });
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    // shown once something other than the fallback's slot is in it
    await page.waitForFunction((name) => document.querySelector(name)?.shadowRoot?.querySelector("button, input, form"), tag);
    await page.waitForLoadState("networkidle");
    return files;
  } finally {
    await browser.close();
    server.close();
  }
}
