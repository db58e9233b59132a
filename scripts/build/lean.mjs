const kyFile = (name) => new RegExp(`/ky/distribution/${name}\\.js$`);

/**
 * What our few runtime libraries carry for uses that we do not have, folded away so that the minifier can drop it: 2 kB
 * of every page. Each rule names a file, a pattern and what takes its place; a release that looks otherwise fails the build.
 */
const rules = [
  // React's default export would keep all of preact/compat; r2wc needs two named ones
  [/react-to-web-component\/dist\/react-to-web-component\.js$/, /import (\w+) from "react";/, 'import * as $1 from "react";'],
  // class components of old, and numbers in style objects
  [/preact\/compat\/dist\/compat\.mjs$/, /,\["componentWillMount"[\s\S]*?\}\)\}\);(?=var )/, ";"],
  [/preact\/compat\/dist\/compat\.mjs$/, /if\("style"==\w+&&/, "if(false&&"],
  // our element layer reads attributes itself
  [/@r2wc\/core\/dist\/core\.js$/, /w = \{\s+string: \w+,[^}]*\}/, "w = {}"],
  // stores are listened to as wholes
  [/@nanostores\/react\/index\.js$/, "keys?.length > 0", "false"],
  // shared/suite posts with an instance that has no defaults
  [kyFile("index"), /validateAndMerge\(defaults, options, \{ method \}\)/, "{ ...options, method }"],
  [kyFile("index"), /validateAndMerge\(defaults, options\)/, "options"],
  [kyFile("index"), /\n {4}ky\.create = [\s\S]*?\n {4}ky\.retry = retry;/, ""],
  // and passes neither hooks nor these options, nor headers of its own
  [kyFile("core/Ky"), /for \(const hook of (this|ky)\.#options\.hooks\.\w+\) \{/g, "if (false) {\n let hook;"],
  [kyFile("core/Ky"), /\bbreak;/g, ""],
  [kyFile("core/Ky"), /mergeHooks\(\{[\s\S]*?\}, options\.hooks\)/, "undefined"],
  [kyFile("core/Ky"), "mergeHeaders(this.#input.headers, options.headers)", "new Headers(options.headers)"],
  [kyFile("core/Ky"), "findUnknownOptions(this.request, this.#options)", "{}"],
  // it keeps time itself, over all tries, and reads the body as text
  [kyFile("core/Ky"), "this.#options.timeout === false", "true"],
  [kyFile("core/Ky"), "isTimeoutError(error) &&", "false &&"],
  [kyFile("core/Ky"), "for (const [type, mimeType] of Object.entries(responseTypes)) {", "if (false) {\n let type, mimeType;"],
  [kyFile("core/Ky"), /\bcontinue;/g, ""],
  [kyFile("core/Ky"), /\b(error|errorObject) instanceof ForceRetryError/g, "false"],
  [
    kyFile("core/Ky"),
    /(this|ky)\.#options\.(onUploadProgress|onDownloadProgress|prefixUrl|searchParams|parseJson|stringifyJson)\b(?!\s*=[^=])/g,
    "undefined",
  ],
  // request streams serve upload progress only; every engine with custom states has the others
  [kyFile("core/constants"), /supportsRequestStreams = \(\(\) => \{[\s\S]*?\n\}\)\(\);/, "supportsRequestStreams = false;"],
  [kyFile("core/constants"), /supports(AbortController|AbortSignal|ResponseStreams|FormData) = [^;]*;/g, "supports$1 = true;"],
];

export const lean = () => ({
  name: "lean",
  transform(code, id) {
    let text = code;
    for (const [file, pattern, replacement] of rules) {
      if (!file.test(id)) continue;
      const next = text.replace(pattern, replacement);
      if (next === text) this.error(`lean: ${pattern} is not in ${id}`);
      text = next;
    }
    return text === code ? null : { code: text, map: null };
  },
});
