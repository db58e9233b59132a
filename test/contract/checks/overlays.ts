import assert from "node:assert/strict";
import { it } from "node:test";
import type { Locator } from "playwright-core";
import { hasState } from "../inside.ts";
import { site } from "../stage.ts";
import type { Subject } from "../subjects.ts";
import { openUp } from "../use.ts";
import { Visit } from "../visit.ts";

/** Small window: overlays take most of it, and columns of large windows are overlays. */
const phone = { viewport: { width: 375, height: 667 } };
/** Window for elements that open nothing on a phone, such as pictures, which touch enlarges there. */
const desk = { width: 800, height: 600 };

/** Cookies of a visitor with two compared products and a seen welcome popup: nothing opens by itself. */
const known = [
  { name: "comparelist_product_ids", value: "[21,31]" },
  { name: `${new URL(site.origin).hostname}_sh_swp_model_popup_cookie`, value: "swp_shown" },
];

/** Returns a page taller than the window, with two links, the element, and a second container. */
const bodyOf = (
  example: string,
) => `<p><a id="first" href="#first">First</a> <a id="second" href="#second">Second</a></p>
<div id="answer"><section id="here">${example}</section></div><section id="there" style="margin-top:9rem"></section><p style="margin-top:200vh">End</p>`;

/** Returns the attributes of root and body, the number of inert elements, and the open elements of all shadow roots. */
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

/** Opens the element while a link of the page has the focus: by its method, otherwise by its first control that opens something. */
async function open(visit: Visit, subject: Subject): Promise<void> {
  const host = await visit.rendered(subject.tag);
  await visit.quiet();
  await visit.page.locator("#second").focus();
  await openUp(visit, subject);
  if (!(await hasState(host, "open"))) {
    // required consent of a form
    for (const tick of await host.locator("[type=checkbox][required]:visible").all()) await tick.check();
    // links of the author, without a dialog in their attributes, show files
    const control = (await controlOf(host).count()) ? controlOf(host) : host.locator("a").first();
    // a picture opens its dialog by keys, and its lens by mouse
    if (await control.evaluate((element) => element.localName === "img")) await control.press("Enter");
    else await control.click();
  }
  await visit.page.waitForFunction((tag) => document.querySelector(tag)!.matches(":state(open)"), subject.tag);
  // the code of the overlay may load after the state has changed
  const part = ["window", "dialog", "popover"].find((name) => name in (subject.declaration.parts ?? {}));
  if (part) await host.locator(`[part~=${part}]:visible`).waitFor();
  await visit.quiet();
}

/** Closes the element by its controls; a chat needs a confirmation. */
async function close(visit: Visit, { tag }: Subject): Promise<void> {
  const host = visit.page.locator(tag).first();
  for (let press = 0; press < 2 && (await hasState(host, "open")); press++) {
    const closer = host.locator("[part~=close]:visible").first();
    await ((await closer.count()) ? closer : controlOf(host)).click();
    await visit.quiet();
  }
}

/** Expects the page to scroll, a click to reach its link, and Tab to continue from there. */
async function expectFree(visit: Visit, before: Locks, after: string): Promise<void> {
  const { page } = visit;
  await visit.quiet();
  assert.deepEqual(await locksOf(visit), before, after);
  await page.mouse.wheel(0, 300);
  await page
    .waitForFunction(() => scrollY > 0, undefined, { timeout: 10_000 })
    .catch(() => assert.fail(`${after}: the page does not scroll`));
  await page.evaluate(() => scrollTo(0, 0));
  const { x, y, width, height } = (await page.locator("#first").boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  assert.equal(await focusOf(visit), "first", `${after}: the page is covered`);
  await page.keyboard.press("Tab");
  assert.equal(await focusOf(visit), "second", `${after}: Tab does not continue`);
}

/** Checks that open elements release the page when they are removed, and stay open when they are moved. */
export function overlays(subject: Subject): void {
  const { tag, example, declaration } = subject;
  if (!declaration.states?.open) return;

  it(`${tag} releases the page when it is moved or removed while open`, async () => {
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
      assert.ok(await hasState(host, "open"), `${move}: the element has closed`);
      assert.deepEqual(await locksOf(visit), opened, `${move}: open elements differ`);
    }
    await close(visit, subject);
    assert.equal(await hasState(host, "open"), false, "the element does not close after the move");
    const isDialog = opened.open.includes("dialog");
    // a chat that was opened by script has no control
    if (isDialog || !declaration.methods?.open)
      assert.notEqual(await focusOf(visit), "body", "closed: the body has the focus");
    await expectFree(visit, before, "closed after the move");

    // a dialog returns the focus to the page's link; a focused control of the element is removed with the element
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
