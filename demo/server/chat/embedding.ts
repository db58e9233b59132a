import type { Hono } from "hono";
import { html } from "hono/html";
import type { Database } from "../database.ts";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { Fault } from "../fault.ts";
import { plainPage } from "../plain-page.ts";
import { strictPolicy } from "../policy.ts";
import { buttonOptions, type Desk, findDesk, operatorsOnline } from "./desk.ts";

const originOf = (c: SuiteContext): string => new URL(c.req.url).origin;

/** Returns JSON that is safe inside any script. */
const literal = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");

/** Replaces the built-in library of 645 kB: the page loads the elements, and the loader below creates one. */
const library = (src: string): string => `(function () {
  var script = document.createElement("script");
  script.src = ${literal(src)};
  script.crossOrigin = "anonymous";
  document.head.appendChild(script);
})();
`;

/** Returns the script of the button. The element reads a blank as an empty text, and an empty text as its default. */
const button = (options: ReturnType<typeof buttonOptions>, server: string): string => `
  var options = ${literal(options)};
  var chat = document.createElement("suite-livechat");
  chat.dataset.server = ${literal(server)};
  chat.dataset.channelId = options.channel_id;
  chat.dataset.channelName = options.channel_name;
  chat.dataset.buttonText = options.button_text || " ";
  chat.dataset.inputPlaceholder = options.input_placeholder || " ";
  chat.dataset.defaultMessage = options.default_message || " ";
  chat.dataset.defaultUsername = options.default_username;
  document.body.appendChild(chat);`;

/**
 * Serves the chat for pages outside of the suite: three tags to embed, or a page of its own. Without an operator the loader creates no
 * button; an unknown channel is a bare 500.
 */
export function embeddingRoutes(app: Hono<SuiteEnv>, database: Database, version: string): void {
  const bundle = (c: SuiteContext, file: string): string => `${originOf(c)}/suite-widgets/${version}/${file}`;
  const atDesk = (show: (c: SuiteContext, desk: Desk) => Promise<Response>) => async (c: SuiteContext) => {
    try {
      return await show(c, await findDesk(database, c.req.param("channel")));
    } catch (error) {
      if (error instanceof Fault) return plainPage(500);
      throw error;
    }
  };

  app.get("/im_livechat/external_lib.js", (c) =>
    c.body(library(bundle(c, "suite.js")), 200, {
      "Content-Type": "application/javascript",
      "Cache-Control": "max-age=604800",
    }),
  );
  app.get("/im_livechat/external_lib.css", (c) =>
    c.body(`@import url("${bundle(c, "suite.css")}");\n`, 200, {
      "Content-Type": "text/css",
      "Cache-Control": "max-age=604800",
    }),
  );
  app.get(
    "/im_livechat/loader/:channel",
    atDesk(async (c, desk) => {
      const [operator] = await operatorsOnline(database, desk, c.var.visit);
      const made = operator ? button(buttonOptions(desk, c.var.visit, c.req.query("username")), originOf(c)) : "";
      return c.body(`document.addEventListener("DOMContentLoaded", function () {${made}\n});\n`, 200, {
        "Content-Type": "application/javascript",
      });
    }),
  );
  app.get(
    "/im_livechat/support/:channel",
    atDesk(async (c, { id, name }) => {
      // The library loads a script by address, which Trusted Types would block.
      c.header("Content-Security-Policy", strictPolicy.replace("; require-trusted-types-for 'script'", ""));
      const origin = originOf(c);
      return c.html(html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Livechat Support Page</title>
<link rel="stylesheet" href="${origin}/im_livechat/external_lib.css">
<script src="${origin}/im_livechat/external_lib.js"></script>
<script src="${origin}/im_livechat/loader/${id}"></script>
</head>
<body>
<main><h1 class="channel_name">${name}</h1><p>Website Live Chat Powered by <strong>Suite Widgets</strong>.</p></main>
</body>
</html>
`);
    }),
  );
}
