import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { inspect, inspectLook, visitor, type Visitor } from "./demo.ts";
import { walk, overflow } from "./catalogue/walk.ts";

interface Look {
  readonly name: string;
  readonly width?: number;
  readonly dark?: boolean;
}

const wide = 1280;
/** Per language: the page is loaded once and looked at in every way; axe runs in full in the first one. */
const looks: readonly (readonly [language: string, qa: object, looks: readonly Look[]])[] = [
  [
    "in English",
    {},
    [{ name: "light" }, { name: "dark", dark: true }, { name: "on the narrowest screen", width: 320 }],
  ],
  ["in Arabic", { lang: "ar" }, [{ name: "light" }, { name: "dark, on a phone", width: 375, dark: true }]],
];

async function see({ page, quiet }: Visitor, { width = wide, dark = false }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
  await page.setViewportSize({ width, height: 800 });
  await quiet();
}

describe("the catalogue is accessible and fits", () => {
  for (const [language, qa, all] of looks) {
    it(language, async () => {
      await using visit = await visitor({}, qa);
      for (const look of all) {
        await visit.page.goto("/");
        await see(visit, look);
        await visit.page.getByRole("button", { name: /QA/ }).click();
        assert.deepEqual(await inspect(visit.page), [], `with the panel open, ${look.name}`);
      }
      for await (const path of walk(visit)) {
        for (const look of all) {
          await see(visit, look);
          const found = look === all[0] ? await inspect(visit.page) : await inspectLook(visit.page);
          assert.deepEqual(found, [], `${path}, ${look.name}`);
          assert.ok((await overflow(visit.page)) <= 0, `${path}, ${look.name} is wider than the screen`);
        }
      }
    });
  }
});
