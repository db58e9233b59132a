/**
 * Returns the chunks that the loader requests with each tag: the direct and indirect imports of the tag's chunk, and its texts with
 * theirs. The core and the chunk itself are left out: every tag has them.
 */
export function collectClosures() {
  const chunks = new Map();

  function closureOf(files) {
    const reached = new Set(files);
    for (const file of reached) for (const next of chunks.get(file).imports) reached.add(next);
    return [...reached].map((file) => file.replace(/\.js$/, ""));
  }

  /** Names of chunks; `*` stands for the language. */
  function namesOf(tag, languages) {
    const { dynamicImports } = chunks.get(`${tag}.js`);
    const ofTexts = languages.flatMap((language) =>
      dynamicImports.flatMap((file) => (file.endsWith(`.${language}.js`) ? file.replace(/\w\w\.js$/, "*") : [])),
    );
    const names = new Set([...closureOf([`${tag}.js`]), ...ofTexts]);
    for (const name of [tag, "core"]) names.delete(name);
    return [...names];
  }

  return {
    /** Rollup plugin of the build of the chunks. */
    plugin: {
      name: "closures",
      generateBundle(_, bundle) {
        for (const { fileName, imports, dynamicImports } of Object.values(bundle))
          chunks.set(fileName, { imports: imports ?? [], dynamicImports: dynamicImports ?? [] });
      },
    },
    /** tag -> names, once the chunks are there. */
    of: (elements) => new Map(elements.map(({ tag, languages }) => [tag, namesOf(tag, languages)])),
  };
}

/**
 * Names, and per tag a text with one character for each of its names: its place among the names, from "0" on. What many tags need comes first
 * among the names and in each text, so that texts are alike, which compresses best.
 */
export function closureTable(tags, closures) {
  const counts = new Map();
  for (const name of tags.flatMap((tag) => closures.get(tag) ?? [])) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()].sort((one, other) => counts.get(other) - counts.get(one));
  const row = (tag) => (closures.get(tag) ?? []).map((name) => String.fromCharCode(names.indexOf(name) + 48)).sort();
  return { names, rows: tags.map((tag) => row(tag).join("")) };
}
