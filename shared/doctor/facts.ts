/** What the doctor knows about a page: plain data, so that diagnosing needs no page. Times are ms, sizes bytes, addresses absolute. */

/** A script tag of ours. */
export interface ScriptFact {
  readonly src: string;
  readonly isModule: boolean;
  readonly hasCrossorigin: boolean;
  /** Its `data-*`, by their names without `data-`. */
  readonly options: Readonly<Record<string, string>>;
}

/** All elements of one tag: how many there are, and in which state. One that is none of the others is being loaded. */
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

/** An answer, or none. Source: Resource Timing. */
export interface ResourceFact {
  readonly url: string;
  /** HTTP status; 0 where nothing came that the page may read; undefined where the browser does not tell. */
  readonly status: number | undefined;
  readonly start: number;
  readonly duration: number;
  /** 0 where another origin does not tell, or it came from the browser's cache. */
  readonly transferred: number;
  readonly size: number;
  /** A call, by `fetch` or XMLHttpRequest; else a file. */
  readonly isCall: boolean;
}

/** Something of the page that moved though nobody did anything. */
export interface ShiftFact {
  readonly score: number;
  readonly start: number;
  readonly moved: readonly string[];
  /** The tag of the element of ours that stands before it or holds it. */
  readonly cause: string | undefined;
}

/** A time in which the page answered nobody. */
export interface TaskFact {
  readonly start: number;
  readonly duration: number;
  /** Addresses of the scripts that ran, the longest first; empty where the browser does not tell. */
  readonly scripts: readonly string[];
}

/** What the page's policy kept out. */
export interface ViolationFact {
  /** Such as `script-src-elem`. */
  readonly directive: string;
  /** An address, or a word such as `inline`. */
  readonly blocked: string;
  /** Address of the script that tried. */
  readonly source: string;
  readonly isReportOnly: boolean;
}

/** A cookie or a key, by its name alone: values are nobody's business. */
export interface StoredFact {
  readonly kind: string;
  readonly name: string;
  /** It was not there when the doctor came. */
  readonly isNew: boolean;
}

/** What elements declare to store. `{…}` in a name stands for anything. */
export interface StorageRow {
  readonly kind: string;
  readonly name: string;
  readonly purpose: string;
  readonly tags: readonly string[];
}

export interface Facts {
  /** Of the page, without what stands behind `?` and `#`. */
  readonly page: string;
  readonly origin: string;
  /** The doctor's own release: its folder, with a slash at the end, and its version. */
  readonly release: string;
  readonly version: string;
  /** The newest version that the folder above knows of. */
  readonly latest: string | undefined;
  /** Folders of the releases that the page loads files from. */
  readonly folders: readonly string[];
  readonly scripts: readonly ScriptFact[];
  readonly hasSheet: boolean;
  readonly builtInRuns: boolean;
  readonly tags: readonly TagFact[];
  /** What our code has said in the console. */
  readonly lines: readonly string[];
  readonly resources: readonly ResourceFact[];
  readonly shifts: readonly ShiftFact[];
  readonly tasks: readonly TaskFact[];
  readonly violations: readonly ViolationFact[];
  readonly stored: readonly StoredFact[];
  readonly storage: readonly StorageRow[];
}

/** `error`: something does not work; `warning`: it works, but not as meant; `note`: nothing of ours. */
export type Level = "error" | "warning" | "note";

/** What is wrong, and the sentence that mends it. */
export interface Finding {
  /** What it is about: of several about one thing, the first says most. */
  readonly about: string;
  readonly level: Level;
  readonly what: string;
  readonly mend: string;
}
