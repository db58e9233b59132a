import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = "THIRD-PARTY.txt";

/** The first line of each file with code of others, in a form that minifiers keep; 20 bytes. */
const line = `//! ${file}\n`;

/** Folder of the package that a module belongs to, in a list; empty for a module of the project. */
const packageOf = (id) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.slice(0, 1) ?? [];

/** Folders of the packages that a bundle names in its comments. */
const packagesIn = (code) => code.match(/[^\s"]*node_modules\/(?:@[^/\s]+\/)?[^/\s"]+/g) ?? [];

const read = (path) => readFileSync(path, "utf8").replaceAll("\r", "").trim();

/**
 * Name, version and licence of a package, and its licence's text. Some come without their text: then it is the standard one of the licence
 * that they name, with their author. @throws for a package whose licence is not in the list of reviewed ones
 * @param {string} folder of the package
 */
function noticeOf(folder) {
  const { name, version, license, author } = JSON.parse(read(join(folder, "package.json")));
  const own = readdirSync(folder).filter((entry) => /^(licen[cs]e|notice)(\.\w+)?$/i.test(entry));
  const texts = own.map((entry) => read(join(folder, entry)));
  if (texts.length === 0) {
    if (license !== "MIT" && license !== "Apache-2.0")
      throw new Error(`${name} comes without the text of its licence, ${license}: scripts/build/licences`);
    const standard = read(new URL(`licences/${license}.txt`, import.meta.url));
    texts.push(license === "MIT" ? `Copyright (c) ${author?.name ?? author ?? name}\n\n${standard}` : standard);
  }
  return { title: `${name} ${version}, ${license.replace(/^\(|\)$/g, "")}`, text: texts.join("\n\n") };
}

/** The file's content: packages that share a text stand above it together. */
function noticesOf(folders) {
  const byText = new Map();
  for (const { title, text } of folders.map(noticeOf).sort((a, b) => (a.title < b.title ? -1 : 1)))
    byText.set(text, [...(byText.get(text) ?? []), title]);
  const parts = [...byText].map(([text, titles]) => `${titles.join("\n")}\n\n${text}\n`);
  return [
    `Suite Widgets is under the MIT licence. Its files contain code of these packages, each under its own licence.\n`,
    ...parts,
  ].join(`\n${"-".repeat(80)}\n\n`);
}

/**
 * Collects the packages that several builds really put into their files; each build writes what is known so far beside them.
 * @param {string} dist folder of all these builds
 * @param {boolean} isWritten whether an earlier process has written the file; then it must know all packages
 */
export function collectNotices(dist, isWritten = false) {
  const folders = new Set();
  return () => ({
    name: "notices",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const used = Object.entries(chunk.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => id);
        // React is bundled before this build, and says in comments of what
        const found = used.flatMap((id) =>
          id.includes(".cache/react/") ? packagesIn(this.getModuleInfo(id)?.code ?? "") : packageOf(id),
        );
        for (const folder of found) folders.add(folder.replace("\0", ""));
        if (found.length > 0) chunk.code = line + chunk.code;
      }
    },
    writeBundle() {
      if (!isWritten) writeFileSync(join(dist, file), noticesOf([...folders]));
      else {
        const text = read(join(dist, file));
        const missing = [...folders].map((folder) => noticeOf(folder).title).find((title) => !text.includes(title));
        if (missing) throw new Error(`${file} does not name ${missing}: the chunks have none of it`);
      }
    },
  });
}
