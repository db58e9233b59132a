import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { describe, it, mock } from "node:test";
import { pathToFileURL } from "node:url";
import { pageRegistry } from "#shared/element/index.ts";
import { readResult, type Reply } from "#shared/suite/answer.ts";
import type { Connection, ErrorKind } from "#shared/suite/index.ts";
import { pathsIn, replaced, valueAt } from "./paths.ts";
import { itself, type Row } from "./row.ts";
import { rowsOfPages } from "./rows-of-pages.ts";
import { rowsOfShop } from "./rows-of-shop.ts";

type Answer = Omit<Reply, "url">;
type Outcome = "read" | "left out" | "refused";

const table: Readonly<Record<string, Row>> = { ...rowsOfPages, ...rowsOfShop };

/** Client of a suite with a single answer. */
const always = (answer: Answer): Connection => ({
  call: async ({ path, result, isReason }) => readResult({ url: path, ...answer }, result, isReason),
  send: (path) => Promise.resolve({ url: path, ...answer }),
  csrfToken: () => undefined,
});

/** Returns how a response is handled. Any error thrown has to be a SuiteError. */
async function outcomeOf({ ask }: Row, answer: Answer): Promise<Outcome> {
  pageRegistry().warned?.clear();
  const warn = mock.method(console, "warn", () => {});
  try {
    await ask(always(answer));
    return warn.mock.callCount() > 0 ? "left out" : "read";
  } catch (error) {
    assert.equal((error as Error).name, "SuiteError", (error as Error).stack);
    return "refused";
  } finally {
    warn.mock.restore();
  }
}

const textOf = (answer: unknown): string =>
  typeof answer === "string" ? answer : ((JSON.stringify(answer) as string | undefined) ?? "");
const answered = ({ body }: Row, answer: unknown): Answer => ({
  status: 200,
  text: body ? textOf(answer) : JSON.stringify({ jsonrpc: "2.0", id: 1, result: answer }),
});

const failure = (id: unknown) => ({ jsonrpc: "2.0", id, error: { code: 200, message: "Server Error", data: null } });

/** Unexpected responses, with the kind of error of JSON-RPC calls. */
const none: Readonly<Record<string, readonly [kind: ErrorKind, text: string, status?: number]>> = {
  "an error with a number as id": ["server", JSON.stringify(failure(1))],
  "an error with a text as id": ["server", JSON.stringify(failure("r1"))],
  "an error without an id": ["server", JSON.stringify(failure(null))],
  "a page": ["contract", "<!DOCTYPE html><h1>Welcome</h1>"],
  "an empty body": ["contract", ""],
  "half an answer": ["contract", '{"jsonrpc": "2.0", "id": 1, "resu'],
  "a page with HTTP 500": ["server", "<h1>500: Internal Server Error</h1>", 500],
  "the page to sign in": ["session", '<!DOCTYPE html><p class="my_cart_quantity">1</p><form class="oe_login_form">'],
};

/** Functions of the API modules that send no request; functions named `…Call` return a schema. */
const pure =
  /^(readNotification|readSession|writeSession|comparePath|parseIds|quantityIn|readCartPage|isRefused|chatterParams|callModel|getHtml|pageOf|isReason|\w+Call)$/;

describe("answers of the suite", () => {
  it("are checked for every call of the elements", async () => {
    const areas = readdirSync("widgets").map((area) => `widgets/${area}/api`);
    const files = ["shared/suite/api", ...areas].flatMap((folder) => {
      try {
        return readdirSync(folder)
          .filter((file) => file.endsWith(".ts"))
          .map((file) => `${folder}/${file}`);
      } catch {
        return [];
      }
    });
    const modules = await Promise.all(
      files.map((file) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>),
    );
    const names = modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) =>
        typeof value === "function" && !pure.test(name) ? [name] : [],
      ),
    );
    assert.deepEqual(
      names.filter((name) => !(name in table)),
      [],
    );
  });
});

for (const [name, row] of Object.entries(table))
  describe(`${name}: its answer`, () => {
    it("is read", async () => {
      assert.equal(await outcomeOf(row, answered(row, row.answer)), "read");
    });

    if (!row.body || !row.anyAnswer)
      for (const [what, [kind, text, status = 200]] of Object.entries(none).filter(
        ([each]) => !row.mayBe?.includes(each),
      ))
        it(`is rejected if it is ${what}`, () =>
          assert.rejects(
            async () => row.ask(always({ status, text })),
            (error: Error & { readonly kind?: string }) => {
              assert.equal(error.name, "SuiteError", error.stack);
              if (!row.body) assert.equal(error.kind, kind);
              return true;
            },
          ));

    if (row.anyAnswer) return;
    const paths = pathsIn(row.answer);

    it("reads false as an empty value in exactly the fields that may be false", async () => {
      const fields: string[] = [];
      for (const path of paths) {
        if (path.length > 0 && typeof valueAt(row.answer, path) === "boolean") continue;
        const outcome = await outcomeOf(row, answered(row, replaced(row.answer, path, false)));
        // Fields of any type are not checked.
        const other = await outcomeOf(row, answered(row, replaced(row.answer, path, { surprise: [] })));
        if (outcome === "read" && other !== "read") fields.push(path.join(".") || itself);
      }
      assert.deepEqual(fields.sort(), row.mayBeFalse?.split(" ").sort() ?? []);
    });

    it("is read or refused if a part is missing or of another type", async () => {
      for (const path of paths)
        for (const other of [undefined, null, 7, "", "x", [], [null], {}, 1e308])
          await outcomeOf(row, answered(row, replaced(row.answer, path, other)));
    });
  });
