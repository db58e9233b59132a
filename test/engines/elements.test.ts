import { expect, waitUntil } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import { needs } from "#scripts/wtr/needs.mjs";
import { lookOptions } from "../contract/axe-options.ts";
import { boxesOf, notMirrored } from "../contract/boxes.ts";
import { once } from "../once.ts";
import { type Frame, openFrame, quiet, resize } from "./frame.ts";
import type { ElementPages, Index } from "./published.ts";
import { barriers, baseOf, openUp, useAll } from "./use.ts";

const { elements } = (await (await fetch("/page/index.json")).json()) as Index;
/** Part of the elements that this page tests (scripts/wtr/parts.mjs). */
const [part = 1, parts = 1] = document.documentElement.dataset["part"]!.split("/").map(Number);

const hostOf = (frame: Frame, tag: string) => frame.document.querySelector<HTMLElement>(tag)!;
const rendered = async (frame: Frame, selector: string) => {
  await waitUntil(() => baseOf(hostOf(frame, selector)), `${selector} is not drawn`);
  await quiet(frame);
};

/** Moves the element between two containers of the page. @returns the moves that mounted it again */
async function moveAbout(frame: Frame, host: HTMLElement): Promise<string[]> {
  const base = baseOf(host);
  const wrong: string[] = [];
  for (const move of ["append", "insertBefore", "moveBefore"] as const) {
    if (!(move in Element.prototype)) continue;
    const to = frame.document.getElementById(host.closest("#here") ? "there" : "here")!;
    if (move === "append") to.append(host);
    else to[move](host, to.firstChild);
    await quiet(frame);
    if (baseOf(host) !== base) wrong.push(move);
  }
  return wrong;
}

/** Removes and restores the element, copies it, and starts and closes the editor. */
async function live(frame: Frame, host: HTMLElement, tag: string) {
  const { document } = frame;
  const place = host.parentElement!;
  host.remove();
  await quiet(frame);
  const away = !baseOf(host);
  place.append(host);
  await rendered(frame, tag);
  const copy = document.createElement("div");
  document.body.append(copy);
  copy.append(host.cloneNode(true));
  await rendered(frame, `div:last-child > ${tag}`);
  const copied = copy.querySelector(tag)!.outerHTML === host.outerHTML;
  const inert: boolean[] = [];
  for (const running of [true, false]) {
    document.body.classList.toggle("editor_enable", running);
    await quiet(frame);
    inert.push(...[...document.querySelectorAll<HTMLElement>(tag)].map((element) => baseOf(element)!.inert));
  }
  copy.remove();
  return { away, copied, inert };
}

/** Visits the element under the strict policy: checks, moves, removes, copies, edits and uses it. */
async function record({ tag, strict, forTeam, opens, enhances }: ElementPages) {
  const frame = await openFrame(strict, forTeam);
  try {
    await rendered(frame, tag);
    const host = hostOf(frame, tag);
    // those of this page, also if a button navigates to another page
    const { watched, notes } = frame.window;
    const { places, said, crashes } = watched;
    const moved = Math.max(...places) - Math.min(...places);
    const wide = await barriers(frame);
    await resize(frame, 320);
    const narrow = await barriers(frame, lookOptions);
    const { scrollWidth, clientWidth } = frame.document.scrollingElement!;
    await resize(frame, 800);
    const remounted = await moveAbout(frame, host);
    const life = await live(frame, host, tag);
    await useAll(frame, host, { opens, enhances });
    const { violations, errors } = notes;
    return {
      moved,
      barriers: { wide, narrow, sideways: Math.max(0, scrollWidth - clientWidth) },
      remounted,
      life,
      end: { said, crashes, violations, errors },
    };
  } finally {
    frame.element.remove();
  }
}

/** Returns the positions of all content of the element, once it is open. */
async function look(page: string, { tag, forTeam, opens }: ElementPages) {
  const frame = await openFrame(page, forTeam);
  try {
    await rendered(frame, tag);
    if (opens) await openUp(frame, hostOf(frame, tag));
    return boxesOf(hostOf(frame, tag));
  } finally {
    frame.element.remove();
  }
}

/** Registers the tests that depend on the engine. */
function check(element: ElementPages): void {
  const { tag } = element;
  const recordOf = once(() => record(element));
  // without push messages the element has nothing to show
  const shows = tag !== "suite-push" || "PushManager" in window;

  it(`${tag} works under a strict policy (loader)`, async () => {
    expect((await recordOf()).end).to.deep.equal({ said: [], crashes: [], violations: [], errors: [] });
  });

  it(`${tag} passes axe at first`, async () => {
    expect((await recordOf()).barriers).to.deep.equal({ wide: [], narrow: [], sideways: 0 });
  });

  it(`${tag} keeps its state when it moves`, async () => {
    expect((await recordOf()).remounted).to.deep.equal([]);
  });

  it(`${tag} ends once when it is removed, and starts again when it is restored`, async () => {
    expect((await recordOf()).life.away).to.equal(true);
  });

  it(`${tag} can be copied by cloneNode and written by innerHTML`, async () => {
    expect((await recordOf()).life.copied).to.equal(true);
  });

  it(`${tag} is inert from the start of the editor until it closes`, async () => {
    expect((await recordOf()).life.inert).to.deep.equal([true, true, false, false]);
  });

  it(`${tag} causes no layout shift on a page with suite.css`, async () => {
    needs(shows);
    // browsers do not count smaller shifts
    expect((await recordOf()).moved).to.be.at.most(3);
  });

  it(`${tag} is mirrored on a right-to-left page`, async () => {
    needs(shows);
    const [ltr, rtl] = [await look(element.ltr, element), await look(element.rtl, element)];
    expect(ltr.length > 0 || !element.hasBox).to.equal(true);
    expect(notMirrored(ltr, rtl)).to.deep.equal([]);
  });
}

// moving content would differ in a second measurement
before(() => emulateMedia({ reducedMotion: "reduce" }));
elements.filter((_, index) => index % parts === part - 1).forEach(check);
