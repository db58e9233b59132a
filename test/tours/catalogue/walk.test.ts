import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { once } from "#test/once.ts";
import { isInTurn, isOurs } from "#test/part.ts";
import { inspect, inspectLook, type Visitor, visitor } from "../demo.ts";
import { elements, forAll, forAllInShort, pathOf } from "./paths.ts";
import { overflow, overflowOfLargeText, shiftsOf, walk, watchShifts } from "./walk.ts";

interface Look {
  readonly name: string;
  readonly width?: number;
  readonly dark?: boolean;
}

const wide = 1280;
/** Per language: each page is loaded once and looked at in every way; axe runs in full in the first one. */
const languages: readonly (readonly [
  language: string,
  qa: object,
  looks: readonly Look[],
  paths: readonly string[],
])[] = [
  [
    "in English",
    {},
    [{ name: "light" }, { name: "dark", dark: true }, { name: "on the narrowest screen", width: 320 }],
    forAll,
  ],
  [
    "in Arabic",
    { lang: "ar" },
    [{ name: "light" }, { name: "dark, on a phone", width: 375, dark: true }],
    forAllInShort,
  ],
];

/** Pages of elements whose turn it is for a slow check of the page around them. */
const inTurn = new Set(elements.filter(isInTurn).map(pathOf));
/** Returns true for pages of one template whose elements the contract has seen, in the dark and on a phone too. */
const isSeen = (path: string) => path.startsWith("/elements/") && !forAllInShort.includes(path);

async function see({ page, quiet }: Visitor, { width = wide, dark = false }: Omit<Look, "name">): Promise<void> {
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
  await page.setViewportSize({ width, height: 800 });
  await quiet();
}

/** Findings, each with its page and its look. */
interface Found {
  /** Pages without the strict policy. */
  readonly lax: string[];
  readonly shifting: string[];
  /** Pages wider than the window. */
  readonly wide: string[];
  readonly barriers: string[];
  readonly complaints: string[];
}

async function lookAround(qa: object, looks: readonly Look[], paths: readonly string[]): Promise<Found> {
  await using visit = await visitor({}, qa);
  const { page, complaints } = visit;
  const found: Found = { lax: [], shifting: [], wide: [], barriers: [], complaints };
  for (const look of looks) {
    await page.goto("/");
    await see(visit, look);
    await page.getByRole("button", { name: /QA/ }).click();
    for (const line of await inspect(page)) found.barriers.push(`with the panel open, ${look.name}: ${line}`);
  }
  await see(visit, {});
  await watchShifts(page);
  for await (const { path, policy } of walk(visit, paths)) {
    if (!/default-src 'none'.*require-trusted-types-for 'script'/.test(policy)) found.lax.push(path);
    for (const shift of await shiftsOf(page)) found.shifting.push(`${path}, ${shift}`);
    for (const look of looks) {
      await see(visit, look);
      const isFirst = look === looks[0];
      const barriers =
        isSeen(path) && !(isFirst && inTurn.has(path)) ? [] : await (isFirst ? inspect : inspectLook)(page);
      for (const line of barriers) found.barriers.push(`${path}, ${look.name}: ${line}`);
      if ((await overflow(page)) > 0) found.wide.push(`${path}, ${look.name}`);
      if ((await overflowOfLargeText(page)) > 0) found.wide.push(`${path}, ${look.name}, large text`);
    }
    await see(visit, {});
  }
  return found;
}

describe("the catalogue's pages", () => {
  for (const [language, ...way] of languages.filter(isOurs)) {
    const found = once(() => lookAround(...way));
    it(`are accessible, ${language}`, async () => assert.deepEqual((await found()).barriers, []));
    it(`fit, with text twice as large too, ${language}`, async () => assert.deepEqual((await found()).wide, []));
    it(`do not shift while they load, ${language}`, async () => assert.deepEqual((await found()).shifting, []));
    it(`have a strict policy, ${language}`, async () => assert.deepEqual((await found()).lax, []));
    it(`print nothing in the console, ${language}`, async () => assert.deepEqual((await found()).complaints, []));
  }
});
