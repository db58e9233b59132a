const kyFile = (name) => new RegExp(`/ky/distribution/${name}\\.js$`);

/** What ky carries for uses that we do not have; see lean.mjs. */
export const kyRules = [
  // shared/suite posts with an instance that has no defaults
  [kyFile("index"), /for \(const method of requestMethods\) \{[\s\S]*?\n {4}\}/, ""],
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
  [
    kyFile("core/Ky"),
    "for (const [type, mimeType] of Object.entries(responseTypes)) {",
    "if (false) {\n let type, mimeType;",
  ],
  [kyFile("core/Ky"), /\bcontinue;/g, ""],
  [kyFile("core/Ky"), /\b(error|errorObject) instanceof ForceRetryError/g, "false"],
  [
    kyFile("core/Ky"),
    /(this|ky)\.#options\.(onUploadProgress|onDownloadProgress|prefixUrl|searchParams|parseJson|stringifyJson)\b(?!\s*=[^=])/g,
    "undefined",
  ],
  [kyFile("core/Ky"), "throw new RangeError(`The \\`timeout\\` option cannot be greater than ${maxSafeTimeout}`);", ""],
  [kyFile("core/Ky"), "typeof ky.#options.timeout === 'number'", "false"],
  [
    kyFile("core/Ky"),
    /\(typeof ky\.#options\.throwHttpErrors === 'function'[\s\S]*?: ky\.#options\.throwHttpErrors\)/,
    "true",
  ],
  [kyFile("core/Ky"), "options.throwHttpErrors ?? true", "true"],
  [kyFile("core/Ky"), "options.timeout ?? 10_000", "false"],
  [kyFile("core/Ky"), "context: options.context ?? {},", ""],
  [kyFile("core/Ky"), "prefixUrl: String(options.prefixUrl || ''),", ""],
  [kyFile("core/Ky"), "options.fetch ?? globalThis.fetch.bind(globalThis)", "globalThis.fetch.bind(globalThis)"],
  // addresses are texts, methods known, statuses and limits as shared/suite writes them
  [
    kyFile("core/Ky"),
    "typeof this.#input !== 'string' && !(this.#input instanceof URL || this.#input instanceof globalThis.Request)",
    "false",
  ],
  [kyFile("core/Ky"), "this.#input instanceof globalThis.Request\n", "false\n"],
  [kyFile("core/Ky"), "options.headers && new globalThis.Headers(options.headers).has('content-type')", "false"],
  [kyFile("core/Ky"), "this.#options.headers.get('content-type') ?? 'application/json'", "'application/json'"],
  [kyFile("core/Ky"), "error instanceof Error ? error : new NonError(error)", "error"],
  [kyFile("core/Ky"), "this.#options.retry.shouldRetry !== undefined", "false"],
  [kyFile("core/Ky"), "let jitteredDelay = retryDelay;", "return retryDelay;"],
  [kyFile("core/Ky"), /if \(error\.response\.status === 413\) \{[^}]*\}/, ""],
  [kyFile("core/Ky"), /\?\? error\.response\.headers\.get\('(X-)?Rate[^']*'\)/gi, ""],
  [
    kyFile("core/Ky"),
    "new HTTPError(response, ky.request, ky.#getNormalizedOptions())",
    "new HTTPError(response, ky.request)",
  ],
  [kyFile("core/Ky"), /static #normalizeSearchParams\(searchParams\) \{[\s\S]*?\n {4}\}\n/, ""],
  [kyFile("core/Ky"), /if \(hasSearchParameters\([\s\S]*?\n {8}\}\n/, ""],
  [
    kyFile("utils/normalize"),
    /requestMethods\.includes\(input\) \? input\.toUpperCase\(\) : input/,
    "input.toUpperCase()",
  ],
  [
    kyFile("utils/normalize"),
    /export const normalizeRetryOptions[\s\S]*?\n\};/,
    "export const normalizeRetryOptions = (retry) => ({ ...defaultRetryOptions, ...retry });",
  ],
  [
    kyFile("utils/normalize"),
    /\n {4}(methods|statusCodes|maxRetryAfter|limit|jitter|retryOnTimeout|backoffLimit)(: [^,]*)?,/g,
    "",
  ],
  [kyFile("core/Ky"), "Math.min(backoffLimit, jitteredDelay)", "jitteredDelay"],
  [kyFile("core/Ky"), /#getNormalizedOptions\(\) \{[\s\S]*?\n {4}\}\n/, ""],
  [kyFile("core/Ky"), /#assignRequest\(request\) \{[\s\S]*?\n {4}\}\n/, ""],
  [kyFile("core/Ky"), /#wrapRequestWithUploadProgress\(request, originalBody\) \{[\s\S]*?\n {4}\}\n/, ""],
  [kyFile("core/Ky"), /\n {4}#decorateResponse\(response\) \{[\s\S]*?\n {4}\}\n/, "\n"],
  [kyFile("core/Ky"), /\n {4}#cancelResponseBody\(response\) \{[\s\S]*?\n {4}\}\n/, "\n"],
  [kyFile("core/Ky"), "#cachedNormalizedOptions;", ""],
  [kyFile("core/Ky"), /ky\.#(decorateResponse|cancelResponseBody)\([^;]*;/g, "undefined;"],
  [
    kyFile("core/Ky"),
    /(this|ky)\.#(assignRequest|getNormalizedOptions|wrapRequestWithUploadProgress)\([^()]*\)/g,
    "undefined",
  ],
  // every call has a signal, and nothing else ends it
  [
    kyFile("core/Ky"),
    /if \(supportsAbortController && supportsAbortSignal\) \{[\s\S]*?\n {8}\}\n/,
    "this.#userProvidedAbortSignal = this.#options.signal;\n",
  ],
  [kyFile("core/Ky"), /if \(this\.#abortController\?\.signal\.aborted\) \{[\s\S]*?\n {8}\}\n/, ""],
  [kyFile("core/Ky"), "#abortController;", ""],
  [
    kyFile("core/Ky"),
    "timeout(this.#originalRequest, nonRequestOptions, this.#abortController, this.#options)",
    "undefined",
  ],
  [
    kyFile("core/Ky"),
    "this.#userProvidedAbortSignal ? { signal: this.#userProvidedAbortSignal } : {}",
    "{ signal: this.#userProvidedAbortSignal }",
  ],
  [kyFile("core/Ky"), "options.method ?? this.#input.method ?? 'GET'", "options.method"],
  [kyFile("errors/HTTPError"), /const code = [\s\S]*?super\([^;]*;/, "super();"],
  [kyFile("core/constants"), /new TextEncoder\(\)\.encode\([^)]*\)\.length/, "0"],
  // request streams serve upload progress only; every engine with custom states has the others
  [
    kyFile("core/constants"),
    /supportsRequestStreams = \(\(\) => \{[\s\S]*?\n\}\)\(\);/,
    "supportsRequestStreams = false;",
  ],
  [
    kyFile("core/constants"),
    /supports(AbortController|AbortSignal|ResponseStreams|FormData) = [^;]*;/g,
    "supports$1 = true;",
  ],
];
