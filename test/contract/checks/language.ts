import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { mergeTexts, textAttribute, type TextTable, type TextTables } from "#shared/element/index.ts";
import { once } from "#test/once.ts";
import { langOf, textsOf } from "../inside.ts";
import { withAttributes } from "../markup.ts";
import { loader } from "../page-spec.ts";
import type { Subject } from "../subjects.ts";
import { Visit } from "../visit.ts";

const catalogue = async ({ area, declaration }: Subject, language: string): Promise<TextTable> => {
  const file = pathToFileURL(`dist/npm/widgets/${area}/i18n/${language}.js`).href;
  return mergeTexts(declaration.texts, (await import(file)) as TextTables);
};

/** Guarantee 10: every table in every language; test/unit/shared/i18n/catalogues.test.ts checks their contents. */
export function texts(subject: Subject): void {
  const { tag, area, languages, declaration } = subject;

  for (const language of languages)
    it(`${tag} has every table of its texts in ${language}`, async () => {
      const file = pathToFileURL(`dist/npm/widgets/${area}/i18n/${language}.js`).href;
      const tables = Object.keys((await import(file)) as TextTables);
      assert.deepEqual(
        Object.keys(declaration.texts).filter((name) => !tables.includes(name)),
        [],
      );
    });
}

/** Guarantee 10: the page's language, and the author's own texts. */
export function language(subject: Subject): void {
  const { tag, example, languages, declaration } = subject;
  const english = mergeTexts(declaration.texts);
  const offered = languages.find((language) => language !== "ar");
  const cases: [string, string | undefined][] = [
    ["en_US", undefined],
    ["xx-unknown", undefined],
    ...(offered
      ? ([
          [`${offered}-BE`, offered],
          [`${offered}_BE`, offered],
        ] satisfies [string, string][])
      : []),
  ];
  it(`${tag} uses the page's language in every notation`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: cases.map(([lang]) => `<div lang="${lang}">${example}</div>`).join("") });
    for (const [lang, language] of cases) {
      const host = await visit.rendered(`[lang="${lang}"] ${tag}`);
      assert.equal(await langOf(host), lang.replace("_", "-"));
      assert.deepEqual(
        await textsOf(host),
        language ? { ...english, ...(await catalogue(subject, language)) } : english,
        lang,
      );
    }
    await visit.quiet();
    // an element that loads pages asks for those of a language first, which a suite without it does not have
    const loads = "suite-load" in (declaration.events ?? {});
    const said = visit.said.filter((text) => !loads || !text.includes("status of 404"));
    assert.deepEqual([said, visit.crashes], [[], []]);
  });

  const own = Object.fromEntries(
    Object.entries(english)
      .filter(([key]) => !key.includes("_"))
      .map(([key]) => [key, `My ${key}`]),
  );
  const translated = async () => (offered ? { ...english, ...(await catalogue(subject, offered)) } : english);

  const three = once(async () => {
    const written = Object.fromEntries(Object.entries(own).map(([key, text]) => [textAttribute(key), text]));
    const places = {
      page: example,
      own: withAttributes(example, tag, { "data-lang": "en" }),
      texts: withAttributes(example, tag, written),
    };
    await using visit = await Visit.start();
    await visit.open({
      body: Object.entries(places)
        .map(([id, html]) => `<div id="${id}">${html}</div>`)
        .join(""),
      lang: "xx",
      head: loader(`data-lang="${offered ?? "en"}"`),
    });
    const [page, other, texts] = await Promise.all(
      Object.keys(places).map(async (id) => textsOf(await visit.rendered(`#${id} ${tag}`))),
    );
    return { page, own: other, texts };
  });

  describe("under a loader with a language", { concurrency: 1 }, () => {
    it(`${tag} uses its own language, otherwise the language of the loader's script`, async () => {
      const { page, own: other } = await three();
      assert.deepEqual([page, other], [await translated(), english]);
    });

    it(`${tag} lets the page author replace each text`, async () => {
      assert.deepEqual((await three()).texts, { ...(await translated()), ...own });
    });
  });
}
