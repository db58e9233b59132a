import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { it } from "node:test";
import { once } from "#test/once.ts";
import { loader } from "../page-spec.ts";
import type { Subject } from "../subjects.ts";
import { Visit } from "../visit.ts";

/** Foreign page with a property that elements do not expect. */
interface World {
  /** The unexpected property. */
  readonly title: string;
  readonly document: string;
  /** Part of the one expected message in the console. */
  readonly says: string | undefined;
  /** True if all sizes equal those on the plain page. */
  readonly keepsSizes: boolean;
}

const folder = "test/fixtures/worlds/";
const metaOf = (document: string, name: string) =>
  new RegExp(`<meta name="${name}" content="(.+?)"`).exec(document)?.[1];

function readWorld(file: string): World {
  const document = readFileSync(folder + file, "utf8");
  return {
    title: /<title>(.+)<\/title>/.exec(document)![1]!,
    document,
    says: metaOf(document, "says"),
    keepsSizes: !!metaOf(document, "sizes"),
  };
}

const plain = readWorld("plain.html");
const worlds = readdirSync(folder)
  .filter((file) => file !== "plain.html")
  .map(readWorld);

interface Stay {
  /** One value for each element: true if it is ready. */
  readonly ready: readonly boolean[];
  readonly said: readonly string[];
  readonly crashes: readonly string[];
  readonly errors: readonly unknown[];
  /** Width and height in their own px, by the names of parts. */
  readonly sizes: readonly (readonly [part: string, width: number, height: number])[];
}

/** Opens an element on a foreign page and waits until the page is quiet. */
async function stay({ tag, example }: Subject, { document }: World): Promise<Stay> {
  await using visit = await Visit.start();
  const body = document.replaceAll("<!-- element -->", () => example);
  await visit.open({ body: example, document: body.replace("<!-- loader -->", () => loader()) });
  await visit.rendered(tag);
  await visit.quiet();
  const hosts = visit.page.locator(tag);
  const ready = await hosts.evaluateAll((hosts) => hosts.map((host) => host.matches(":state(ready)")));
  const sizes = await hosts
    .first()
    .evaluate((host) =>
      [host, ...host.shadowRoot!.querySelectorAll("[part]")]
        .filter((each) => each instanceof HTMLElement)
        .map(({ part, offsetWidth, offsetHeight }) => [part.value, offsetWidth, offsetHeight] as const),
    );
  return { ready, said: [...visit.said], crashes: [...visit.crashes], errors: (await visit.notes()).errors, sizes };
}

/** Guarantee: an element works on foreign pages. */
export function inWorlds(subject: Subject): void {
  const { tag } = subject;
  const atHome = once(() => stay(subject, plain));

  for (const world of worlds)
    it(`${tag} works on a page with ${world.title}`, async () => {
      const { ready, said, crashes, errors, sizes } = await stay(subject, world);
      assert.deepEqual(
        ready,
        ready.map(() => true),
      );
      const rest = said.filter((line) => !world.says || !line.includes(world.says));
      assert.deepEqual([rest, crashes, errors], [[], [], []]);
      assert.equal(said.length, world.says ? 1 : 0, "messages in the console");
      if (!world.keepsSizes) return;
      const expected = (await atHome()).sizes;
      assert.deepEqual(
        sizes.map(([part]) => part),
        expected.map(([part]) => part),
      );
      for (const [at, [part, width, height]] of sizes.entries())
        for (const [index, size] of [width, height].entries()) {
          const other = expected[at]![index + 1] as number;
          assert.ok(Math.abs(size - other) <= 1, `${part || tag}: ${size} px instead of ${other}`);
        }
    });
}
