import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { chromium } from "playwright-core";
import { browserFlags, browserPath } from "../ensure-browser.mjs";

const types = { ".js": "text/javascript", ".css": "text/css" };

// Responses of the suite to an element that a visitor opens, in the recorded shapes.
const session = {
  id: 7,
  name: "Visitor, Marc Demo",
  uuid: "e5465ff0-d8ad-4529-972c-f4300191a0fa",
  state: "open",
  operator_pid: [7, "Marc Demo"],
};
const message = {
  id: 1,
  body: "<p>Good morning</p>",
  date: "2026-11-21 05:54:20",
  author_id: [7, "Marc Demo"],
  message_type: "comment",
  attachment_ids: [],
};
const day = {
  create_date_count: 3,
  __domain: ["&", ["create_date", ">=", "2026-11-20 00:00:00"], ["create_date", "<", "2026-11-21 00:00:00"]],
};
const slides = (count) =>
  `<div class="owl-carousel owl-theme">${'<div class="item"><p>Made well</p><img src="/web/image/res.partner/3/image_small" alt=""></div>'.repeat(count)}</div>`;
const tabs =
  '<ul class="nav nav-tabs"><li class="nav-item"><a class="nav-link active" data-toggle="tab" data-tab_id="1" href="#nav_tab_1">Our Blog</a></li></ul>' +
  `<div class="tab-content"><div class="tab-pane active" id="nav_tab_1">${slides(4)}</div></div>`;
const answers = {
  "/website_mail/is_follower": { is_user: false, email: "", is_follower: false, alias_name: false },
  "/im_livechat/init": { available_for_me: true, rule: {} },
  "/im_livechat/get_session": session,
  "/mail/chat_history": [message],
  "/website_links/recent_links": [],
  "/web/_config": '{"vapid":"BJcP2lRdSTuV","config":{}}',
  "/web/dataset/call_kw/link.tracker.click/search_count": 3,
  "/web/dataset/call_kw/link.tracker.click/read_group": [{ ...day, country_id: [20, "Belgium"], country_id_count: 3 }],
  "/sh_corpomate_theme/render_testimonial": slides(5),
  "/sh_corpomate_theme/render_our_partner": slides(7),
  "/sh_corpomate_theme/sh_tab_slider_snippet/sh_corpomate_theme_tmpl_206_tab_pane_layout": {
    data: tabs,
    items: 3,
    autoplay: false,
    speed: 500,
    loop: true,
    nav: true,
  },
};
/** Responses without an envelope. */
const plain = { "/get_latest_news": [{ name: "Open house", desc: "<p>On <b>Saturday</b></p>" }] };

function serve(html) {
  return createServer(async ({ url }, response) => {
    if (url === "/") return response.setHeader("content-type", "text/html").end(html);
    if (url in plain) return response.setHeader("content-type", "application/json").end(JSON.stringify(plain[url]));
    if (url in answers)
      return response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ jsonrpc: "2.0", id: 1, result: answers[url] }));
    // whatever else an element asks for comes later than we look: a poll, a picture
    if (!url.startsWith("/dist/")) return undefined;
    try {
      const body = await readFile(url.slice(1));
      response.setHeader("content-type", types[extname(url)]).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
}

/** Opens the browser for `filesOf`, with notifications allowed. The caller closes it. */
export const openBrowser = () => chromium.launch({ executablePath: browserPath(), args: browserFlags });

/**
 * The files of dist that a browser asks for to show some tags, such as `<suite-follow data-model="…">`, until nothing more
 * comes. All of them are in view.
 * @param tag the first of them
 * @param open whether it is opened, by its method
 */
export async function filesOf(browser, tag, markup, open = false) {
  const server = serve(
    `<!doctype html><html lang="en" data-editable="1"><meta charset="utf-8"><script src="/dist/suite.js" defer></script>${markup}`,
  );
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  // each in a profile of its own: nothing comes from a page before
  const page = await browser.newPage({ viewport: { width: 1280, height: 4000 } });
  try {
    const files = [];
    const coming = new Set();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/dist/")) files.push(pathname.slice(1));
      else if (!(pathname in answers || pathname in plain)) return;
      coming.add(request);
    });
    for (const event of ["requestfinished", "requestfailed"]) page.on(event, (request) => coming.delete(request));
    await page.goto(`http://127.0.0.1:${server.address().port}/`, { waitUntil: "domcontentloaded" });
    const ready = () =>
      page.waitForFunction(() =>
        [...document.body.children]
          .filter(({ localName }) => localName.startsWith("suite-"))
          .every((element) => element.matches(":state(ready):not(:state(loading), :state(error))")),
      );
    await ready();
    if (open) {
      await page.evaluate((name) => document.querySelector(name).open(), tag);
      await page.waitForFunction((name) => document.querySelector(name).matches(":state(open)"), tag);
      await ready();
    }
    // what comes when it is seen is asked for after a view, an observer and an effect, a frame each
    do
      await page.evaluate(async () => {
        for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
      });
    while (coming.size);
    return files;
  } finally {
    await page.close();
    server.close();
    server.closeAllConnections();
  }
}
