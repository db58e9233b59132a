/** Facts about a page as plain data, so that a diagnosis needs no page. Times are ms, sizes bytes, addresses absolute. */

/** Script tag of ours. */
export interface ScriptFact {
  readonly src: string;
  readonly isModule: boolean;
  readonly hasCrossorigin: boolean;
  /** Its `data-*`, by names without `data-`. */
  readonly options: Readonly<Record<string, string>>;
}

/** All elements of one tag: their number in each state. An element in none of these states is loading. */
export interface TagFact {
  readonly tag: string;
  readonly found: number;
  readonly ready: number;
  readonly failed: number;
  /** Held back until their `data-load` moment. */
  readonly waiting: number;
  readonly adopted: number;
  /** Number of elements hidden from this visitor, who is not a publisher of the website. */
  readonly hidden: number;
  readonly isDefined: boolean;
}

/** Response to a request, or none. Source: Resource Timing. */
export interface ResourceFact {
  readonly url: string;
  /** HTTP status; 0 without a response that the page may read; undefined if the browser does not provide it. */
  readonly status: number | undefined;
  readonly start: number;
  readonly duration: number;
  /** 0 if another origin does not allow it, or for a response from the browser's cache. */
  readonly transferred: number;
  readonly size: number;
  /** True for a call, by `fetch` or XMLHttpRequest; false for a file. */
  readonly isCall: boolean;
}

/** Layout shift without an action of the visitor. */
export interface ShiftFact {
  readonly score: number;
  readonly start: number;
  readonly moved: readonly string[];
  /** Tag of our element before the node or around it. */
  readonly cause: string | undefined;
}

/** Time in which the page did not respond to input. */
export interface TaskFact {
  readonly start: number;
  readonly duration: number;
  /** Addresses of the scripts that ran, the longest first; empty if the browser does not provide them. */
  readonly scripts: readonly string[];
}

/** Violation of the page's policy. */
export interface ViolationFact {
  /** Directive, such as `script-src-elem`. */
  readonly directive: string;
  /** Address, or a word such as `inline`. */
  readonly blocked: string;
  /** Address of the script that tried. */
  readonly source: string;
  readonly isReportOnly: boolean;
}

/** Cookie or key, by its name alone: values are private. */
export interface StoredFact {
  readonly kind: string;
  readonly name: string;
  /** True if it was missing when the doctor was loaded. */
  readonly isNew: boolean;
}

/** Storage entry that elements declare. `{…}` in a name matches any text. */
export interface StorageRow {
  readonly kind: string;
  readonly name: string;
  readonly purpose: string;
  readonly tags: readonly string[];
}

export interface Facts {
  /** Address of the page, without query and fragment. */
  readonly page: string;
  readonly origin: string;
  /** The doctor's own release: its folder, with a slash at the end, and its version. */
  readonly release: string;
  readonly version: string;
  /** Newest version in the folder above. */
  readonly latest: string | undefined;
  /** Folders of the releases from which the page loads files. */
  readonly folders: readonly string[];
  readonly scripts: readonly ScriptFact[];
  readonly hasSheet: boolean;
  readonly builtInRuns: boolean;
  readonly tags: readonly TagFact[];
  /** Lines of our code in the console. */
  readonly lines: readonly string[];
  readonly resources: readonly ResourceFact[];
  readonly shifts: readonly ShiftFact[];
  readonly tasks: readonly TaskFact[];
  readonly violations: readonly ViolationFact[];
  readonly stored: readonly StoredFact[];
  readonly storage: readonly StorageRow[];
}

/** `error`: a function does not work; `warning`: it works, but not as intended; `note`: not a mistake of ours. */
export type Level = "error" | "warning" | "note";

/** Problem, and the sentence with its fix. */
export interface Finding {
  /** Subject: of several findings about one subject, the first is the most specific. */
  readonly about: string;
  readonly level: Level;
  readonly what: string;
  readonly fix: string;
}
