/**
 * Leaves one feature out of one readable file of a library; a lint rule then keeps us from using it (eslint.config.mjs).
 * @typedef {object} Rule
 * @property {string} feature
 * @property {string} file below node_modules
 * @property {string} seen compiled module that brings the file along: what `npm run budget` measures the rule with
 * @property {[pattern: RegExp, replacement: string][]} places five at most; each is in the file once
 */

const ky = { file: "ky/distribution/core/Ky.js", seen: "shared/suite/client.js" };
const chart = { seen: "shared/ui/chart/draw.lazy.js" };

/** Eight at most, each worth 0.2 kB of a page. @type {Rule[]} */
export const rules = [
  {
    feature: "progress of uploads and downloads, and bodies that are streams",
    ...ky,
    places: [
      [/if \(ky\.#options\.onDownloadProgress\) \{[\s\S]*?\n {12}\}\n/, ""],
      [/if \(this\.#options\.onUploadProgress\) \{[\s\S]*?\n {8}\}\n/, ""],
      [/#wrapRequestWithUploadProgress\(request, originalBody\) \{[\s\S]*?\n {4}\}\n/, ""],
      [/this\.#wrapRequestWithUploadProgress\(request\)/, "request"],
      [/if \(supportsRequestStreams\) \{[^{}]*this\.#options\.duplex = 'half';\s*\}\n/, ""],
    ],
  },
  {
    feature: "hooks, and retries that hooks or functions ask for",
    ...ky,
    places: [
      [
        /for \(const hook of ky\.#options\.hooks\.afterResponse\) \{[\s\S]*?\n {12}\}\n([\s\S]*?)for \(const hook of ky\.#options\.hooks\.beforeError\) \{[\s\S]*?\n {16}\}\n/,
        "$1",
      ],
      [
        /if \(error instanceof ForceRetryError[\s\S]*?for \(const hook of this\.#options\.hooks\.beforeRetry\) \{[\s\S]*?\n {12}\}\n/,
        "",
      ],
      [
        /const errorObject = [\s\S]*?instanceof ForceRetryError\) \{[\s\S]*?\n {8}\}\n([\s\S]*?)if \(this\.#options\.retry\.shouldRetry[\s\S]*?\n {8}\}\n/,
        "$1",
      ],
      [/for \(const hook of this\.#options\.hooks\.beforeRequest\) \{[\s\S]*?\n {8}\}\n/, ""],
      [/hooks: mergeHooks\(\{[\s\S]*?\n {12}\}, options\.hooks\),\n/, ""],
    ],
  },
  {
    feature: "addresses put together from a prefix and search parameters",
    ...ky,
    places: [
      [/if \(hasSearchParameters\([\s\S]*?\n {8}\}\n/, ""],
      [/static #normalizeSearchParams\(searchParams\) \{[\s\S]*?\n {4}\}\n/, ""],
      [/if \(this\.#options\.prefixUrl &&[\s\S]*?\n {8}\}\n/, ""],
      [/prefixUrl: String\([^)]*\),\n/, ""],
    ],
  },
  {
    feature: "timeouts",
    ...ky,
    places: [
      [/if \(typeof ky\.#options\.timeout === 'number'[\s\S]*?\n {12}\}\n/, ""],
      [
        /if \(supportsAbortController && supportsAbortSignal\) \{[\s\S]*?\n {8}\}\n/,
        "this.#userProvidedAbortSignal = this.#options.signal;\n",
      ],
      [/if \(isTimeoutError\(error\)[\s\S]*?\n {8}\}\n/, ""],
      [/if \(this\.#abortController\?\.signal\.aborted\) \{[\s\S]*?\n {8}\}\n/, ""],
      [/if \(this\.#options\.timeout === false\) \{\s*(return [^;]*;)\s*\}\s*return timeout\([^;]*;/, "$1"],
    ],
  },
  {
    feature: "shortcuts to bodies, as ky(url).json(), and JSON by other functions",
    ...ky,
    places: [
      [/for \(const \[type, mimeType\] of Object\.entries\(responseTypes\)\) \{[\s\S]*?\n {8}\}\n/, ""],
      [/if \(this\.#options\.parseJson\) \{[\s\S]*?\n {8}\}\n/, ""],
      [/ky\.#decorateResponse\(response\);/, ""],
      [/this\.#options\.stringifyJson\?\.\(this\.#options\.json\) \?\? /, ""],
      [/await Promise\.resolve\(\);/, ""],
    ],
  },
  {
    feature: "reading of attributes",
    file: "@r2wc/core/dist/core.js",
    seen: "shared/element/SuiteElement.js",
    places: [
      [/w = \{\s+string: E,[^}]*\}/, "w = {}"],
      [/static get observedAttributes\(\) \{[\s\S]*?\n {4}\}/, ""],
      [/for \(const s of n\) \{\s*const l = d\[s\][\s\S]*?\n {6}\}\n/, ""],
      [/attributeChangedCallback\([\s\S]*?\n {4}\}/, ""],
      [/const i = l \? w\[l\] : null;[\s\S]*?(?=\n {6}\}\n {4}\}\);)/, "this[b]();"],
    ],
  },
  {
    feature: "colours that are made from others",
    file: "chart.js/dist/chunks/index.js",
    ...chart,
    places: [
      [/isPatternOrGradient\(value\) \? value : new Color\(value\);/, "value;"],
      [/isPatternOrGradient\(value\) \? value : new Color\(value\)\.saturate\([^;]*;/, "value;"],
    ],
  },
  {
    feature: "animations",
    file: "chart.js/dist/chart.js",
    ...chart,
    places: [
      [
        /if \(!cfg \|\| !cfg\.duration\) \{\s*(target\[prop\] = value;)\s*continue;\s*\}\s*running\[prop\] = animation = new Animation[^;]*;\s*animations\.push\(animation\);/,
        "$1",
      ],
    ],
  },
];
