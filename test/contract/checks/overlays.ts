import assert from "node:assert/strict";
import { it } from "node:test";
import type { Locator } from "playwright-core";
import { hasState } from "../inside.ts";
import { site } from "../stage.ts";
import type { Subject } from "../subjects.ts";
import { openUp } from "../use.ts";
import { Visit } from "../visit.ts";

/** Where what opens takes most of the window, and what is a column elsewhere opens. */
const phone = { viewport: { width: 375, height: 667 } };
/** For what a phone has nothing to open of, such as pictures that a visitor enlarges with fingers there. */
const desk = { width: 800, height: 600 };

/** Of a visitor who compares two products and was greeted before, so that nothing opens by itself. */
const known = [
  { name: "comparelist_product_ids", value: "[21,31]" },
  { name: `${new URL(site.origin).hostname}_sh_swp_model_popup_cookie`, value: "swp_shown" },
];

/** Two links of the page's own, the element, a place to move it to, and more than the window shows. */
const bodyOf = (
  example: string,
) => `<p><a id="first" href="#first">First</a> <a id="second" href="#second">Second</a></p>
<div id="answer"><section id="here">${example}</section></div><section id="there" style="margin-top:9rem"></section><p style="margin-top:200vh">End</p>`;

/** What the page and its body were given, what is inert of the page's own, and what is open in any shadow root. */
const locksOf = ({ page }: Visit) =>
  page.evaluate(() => {
    const { documentElement, body } = document;
    const given = [documentElement, body].map((element) => (element.cloneNode() as Element).outerHTML);
    const open: string[] = [];
    const roots: ParentNode[] = [document];
    for (const root of roots)
      for (const element of root.querySelectorAll("*")) {
        if (element.matches("dialog[open], :modal, :popover-open")) open.push(element.localName);
        if (element.shadowRoot) roots.push(element.shadowRoot);
      }
    return { given, inert: document.querySelectorAll("[inert]").length, open };
  });

type Locks = Awaited<ReturnType<typeof locksOf>>;

const focusOf = ({ page }: Visit) =>
  page.evaluate(() => document.activeElement!.id || document.activeElement!.localName);

const controlOf = (host: Locator): Locator => host.locator("[aria-expanded]:visible, [aria-haspopup]:visible").first();

/** By its method, while the focus is on a link of the page's, else by the first control that says that it opens something. */
async function open(visit: Visit, subject: Subject): Promise<void> {
  const host = await visit.rendered(subject.tag);
  await visit.quiet();
  await visit.page.locator("#second").focus();
  await openUp(visit, subject);
  if (!(await hasState(host, "open"))) {
    // a picture opens its dialog by keys, and shows a part of it to a mouse
    // what a form asks for before
    for (const tick of await host.locator("[type=checkbox][required]:visible").all()) await tick.check();
    // an author's links, which say nothing of a dialog, show files in one
    const control = (await controlOf(host).count()) ? controlOf(host) : host.locator("a").first();
    if (await control.evaluate((element) => element.localName === "img")) await control.press("Enter");
    else await control.click();
  }
  await visit.page.waitForFunction((tag) => document.querySelector(tag)!.matches(":state(open)"), subject.tag);
  // its code may come later than the state
  const part = ["window", "dialog", "popover"].find((name) => name in (subject.declaration.parts ?? {}));
  if (part) await host.locator(`[part~=${part}]:visible`).waitFor();
  await visit.quiet();
}

/** As a visitor does. A chat asks something first. */
async function close(visit: Visit, { tag }: Subject): Promise<void> {
  const host = visit.page.locator(tag).first();
  for (let press = 0; press < 2 && (await hasState(host, "open")); press++) {
    const closer = host.locator("[part~=close]:visible").first();
    await ((await closer.count()) ? closer : controlOf(host)).click();
    await visit.quiet();
  }
}

/** The page is as it was: it scrolls, a click reaches its link, Tab goes on from there. */
async function expectFree(visit: Visit, before: Locks, after: string): Promise<void> {
  const { page } = visit;
  await visit.quiet();
  assert.deepEqual(await locksOf(visit), before, after);
  await page.mouse.wheel(0, 300);
  await page
    .waitForFunction(() => scrollY > 0, undefined, { timeout: 10_000 })
    .catch(() => assert.fail(`${after}: it does not scroll`));
  await page.evaluate(() => scrollTo(0, 0));
  const { x, y, width, height } = (await page.locator("#first").boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  assert.equal(await focusOf(visit), "first", `${after}: something lies over the page`);
  await page.keyboard.press("Tab");
  assert.equal(await focusOf(visit), "second", `${after}: Tab does not go on`);
}

/** What opens leaves the page free when it goes away, and goes on in another place. It is known by its state `open`. */
export function overlays(subject: Subject): void {
  const { tag, example, declaration } = subject;
  if (!declaration.states?.open) return;

  it(`${tag} locks nothing of the page when it is moved or goes away while it is open`, async () => {
    await using visit = await Visit.start(phone);
    const { page } = visit;
    await page.context().addCookies(known.map((cookie) => ({ ...cookie, url: site.origin })));
    await visit.open({ body: bodyOf(example) });
    const host = await visit.rendered(tag);
    const element = (await host.elementHandle())!;
    await visit.quiet();
    if (!declaration.methods?.open && !(await controlOf(host).count())) await page.setViewportSize(desk);
    const before = await locksOf(visit);

    await open(visit, subject);
    const opened = await locksOf(visit);
    for (const move of ["append", "moveBefore"] as const) {
      await element.evaluate((element, move) => {
        const to = document.getElementById(element.closest("#here") ? "there" : "here")!;
        if (move === "append") to.append(element);
        else to.moveBefore(element, null);
      }, move);
      await visit.quiet();
      assert.ok(await hasState(host, "open"), `${move}: it has closed`);
      assert.deepEqual(await locksOf(visit), opened, `${move}: it says that it is open`);
    }
    await close(visit, subject);
    assert.equal(await hasState(host, "open"), false, "it does not close in its new place");
    const isDialog = opened.open.includes("dialog");
    // a chat that a script has opened has no control
    if (isDialog || !declaration.methods?.open)
      assert.notEqual(await focusOf(visit), "body", "closed: nothing has the focus");
    await expectFree(visit, before, "closed in its new place");

    // a dialog gives the focus back to the link of the page that had it; what is pressed in the element goes with it
    const left = isDialog && declaration.methods?.open ? ["second"] : ["body", "second"];
    for (const going of ["removed", "replaced"] as const) {
      await open(visit, subject);
      await page.evaluate(
        ([tag, going]) => {
          if (going === "removed") document.querySelector(tag)!.remove();
          else document.getElementById("answer")!.innerHTML = "<p>An answer</p>";
        },
        [tag, going] as const,
      );
      await visit.quiet();
      const focus = await focusOf(visit);
      assert.ok(left.includes(focus), `${going}: ${focus} has the focus`);
      await expectFree(visit, before, going);
      await page.evaluate((element) => document.getElementById("here")?.append(element), element);
    }
    assert.deepEqual([visit.said, visit.crashes, (await visit.notes()).errors], [[], [], []]);
  });
}
