import assert from "node:assert/strict";
import { it } from "node:test";
import { inspect } from "../inspect.ts";
import { loader } from "../site.ts";
import type { Subject } from "../subjects.ts";
import { openUp, typeAll, useAll } from "../use.ts";
import { Visit } from "../visit.ts";

/** axe takes a page without a background for a white one, in the dark too. */
const head = `${loader()}<style>:root { background: Canvas; }</style>`;

const narrow = { width: 320, height: 640 };

async function expectNoSidewaysScroll({ page }: Visit) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!;
    return { scrollWidth, clientWidth };
  });
  assert.ok(scrollWidth <= clientWidth, `the page is ${scrollWidth} px wide in ${clientWidth} px`);
}

/** WCAG 2.2 as far as axe can tell, in the states that a visitor can reach. */
export function accessibility(subject: Subject): void {
  const { tag, example } = subject;

  /** Light, dark, narrow. */
  async function inspectLooks(visit: Visit) {
    for (const colorScheme of ["dark", "light"] as const) {
      await visit.page.emulateMedia({ colorScheme });
      await inspect(visit);
    }
    await visit.page.setViewportSize(narrow);
    await visit.frames();
    await inspect(visit);
    await expectNoSidewaysScroll(visit);
  }

  it(`${tag} has no barriers at first`, async () => {
    await using visit = await Visit.start({ reducedMotion: "reduce" });
    await visit.open({ head, body: example });
    await visit.rendered(tag);
    await visit.quiet();
    await inspectLooks(visit);
  });

  it(`${tag} has no barriers when it was opened and used`, async () => {
    await using visit = await Visit.start({ reducedMotion: "reduce" });
    await visit.open({ head, body: example });
    await visit.rendered(tag);
    await visit.quiet();
    await openUp(visit, subject);
    await inspect(visit);
    await useAll(visit, subject);
    await inspectLooks(visit);
  });

  it(`${tag} has no barriers in Arabic on a small screen`, async () => {
    await using visit = await Visit.start({ viewport: narrow, reducedMotion: "reduce" });
    await visit.open({ head, body: example, lang: "ar", dir: "rtl" });
    await visit.rendered(tag);
    await visit.quiet();
    await openUp(visit, subject);
    await inspect(visit);
    await expectNoSidewaysScroll(visit);
  });

  it(`${tag} has no barriers when the suite fails`, async () => {
    await using visit = await Visit.start({ reducedMotion: "reduce" });
    await visit.open({ head, body: example });
    await visit.rendered(tag);
    await visit.quiet();
    await openUp(visit, subject);
    await visit.meets({ errors: 1 });
    await typeAll(visit, subject);
    await useAll(visit, subject);
    await inspectLooks(visit);
  });
}
