import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Route } from "playwright-core";
import budgets from "#scripts/budgets.json" with { type: "json" };
import { begun } from "#test/leaving.ts";
import { loader } from "../page-spec.ts";
import { site } from "../stage.ts";
import { subjects } from "../subjects.ts";
import { Visit } from "../visit.ts";
import { builtInFollow, chunk } from "./samples.ts";

/** Time in ms. */
const minute = 60_000;
const texts = new Map<string, Promise<string>>();
const nameOf = (file: string) => file.replace(/^.*chunks\/|\.js$/g, "");

function read(name: string): Promise<string> {
  const text = texts.get(name) ?? fetch(`${site.origin}/dist/${chunk(name)}`).then((response) => response.text());
  texts.set(name, text);
  return text;
}

/** Returns chunks with all direct and indirect imports, read from the served files. */
async function reached(names: readonly string[]): Promise<Set<string>> {
  const all = new Set(names);
  for (const name of all)
    for (const [, file = ""] of (await read(name)).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g))
      all.add(nameOf(file));
  return all;
}

/** Returns the files that a tag needs to render in a language. */
async function neededBy(tag: string, language: string): Promise<Set<string>> {
  const later = [...(await read(tag)).matchAll(/import\(\s*["'`]\.\/([^"'`]+)\.js["'`]\s*\)/g)].map(
    ([, name = ""]) => name,
  );
  return reached(["core", tag, ...later.filter((name) => name.endsWith(`.${language}`))]);
}

/** Holds every requested chunk until the test releases them all, except the list of tags that `suite.js` does not name. */
async function held({ page }: Visit) {
  const routes = new Map<string, Route>();
  let isOpen = false;
  let arrived: () => void = () => undefined;
  await page.route("**/chunks/*.js", (route) => {
    const name = nameOf(route.request().url());
    if (isOpen || name === "directory") return route.continue();
    routes.set(name, route);
    arrived();
  });
  return {
    names: () => [...routes.keys()].sort(),
    /** Waits until all of these have been requested. */
    async until(names: Iterable<string>) {
      const missing = () => [...names].filter((name) => !routes.has(name));
      const limit = AbortSignal.timeout(minute);
      while (missing().length > 0) {
        await new Promise<unknown>((resolve) => {
          arrived = () => resolve(undefined);
          limit.onabort = resolve;
        });
        assert.ok(!limit.aborted, `not asked for: ${missing().join()}`);
      }
    },
    /** Leaves the page before any of them arrives. */
    forget: () => routes.clear(),
    /** Releases these files, and all that are requested later. */
    async release() {
      isOpen = true;
      await Promise.all([...routes.values()].map((route) => route.continue()));
    },
  };
}

describe("files of a tag", () => {
  it("are requested together, before any has arrived", async () => {
    await using visit = await Visit.start();
    const requests = await held(visit);
    const everyLanguage = subjects.filter(({ tag }) => /suite-(tab-slider|cart|thread-window)$/.test(tag));
    const cases = [
      ...subjects.flatMap((subject) => ["en", "fr"].map((language) => ({ ...subject, language }))),
      ...everyLanguage.flatMap((subject) => ["ar", "de", "es", "nl"].map((language) => ({ ...subject, language }))),
    ];
    for (const { tag, language } of cases) {
      const needed = await neededBy(tag, language);
      await visit.open({ body: `<${tag} data-lang="${language}"></${tag}>` });
      await requests.until(needed);
      assert.deepEqual(requests.names(), [...needed].sort(), `<${tag}> in ${language}`);
      requests.forget();
    }
  });

  for (const { element, also = [] } of budgets.pages.filter(({ open }) => !open)) {
    const tags = [element, ...also];
    it(`render ${tags.join(", ")} in French when they arrive at once`, async () => {
      await using visit = await Visit.start();
      const requests = await held(visit);
      const body = tags.map((tag) => subjects.find((subject) => subject.tag === tag)!.example).join("");
      await visit.open({ body, lang: "fr" });
      const needed = await Promise.all(tags.map((tag) => neededBy(tag, "fr")));
      await requests.until(needed.flatMap((names) => [...names]));
      await requests.release();
      for (const tag of tags) await visit.rendered(tag);
      assert.deepEqual(visit.crashes, []);
    });
  }
});

describe("preload links in the head", () => {
  it("request the files together with the loader, and each once", async () => {
    await using visit = await Visit.start();
    const requests = await held(visit);
    const needed = await neededBy("suite-carousel", "en");
    let go: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (go = resolve));
    await visit.page.route("**/suite.js", async (route) => {
      await asked;
      await route.continue();
    });
    const links = [...needed].map((name) => `<link rel="modulepreload" href="/dist/${chunk(name)}">`);
    const opening = begun(
      visit.open({
        body: "<suite-carousel><p>A desk</p></suite-carousel>",
        head: links.join("") + loader(),
        strict: true,
      }),
    );
    await requests.until(needed);
    go();
    await requests.release();
    await opening;
    await visit.rendered("suite-carousel");
    assert.deepEqual(
      visit.files.filter((file, index) => visit.files.indexOf(file) !== index),
      [],
    );
    assert.deepEqual([visit.said, visit.crashes], [[], []]);
  });
});

describe("chunk of adoption", () => {
  it("is requested together with the core", async () => {
    await using visit = await Visit.start();
    const requests = await held(visit);
    await visit.open({ body: builtInFollow, head: loader("data-adopt") });
    await requests.until(["adopt", "core"]);
    assert.deepEqual(requests.names(), ["adopt", "core"]);
    await requests.release();
    await visit.rendered("suite-follow");
  });
});
