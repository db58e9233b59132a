import { effect } from "nanostores";
import type { StoreContext, WidgetContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import { type LinkFilter, newLink, type TagKind } from "../api/links.ts";
import { createCopying } from "../common/short-link/copying.store.ts";
import type en from "../i18n/en.json";
import { createRecentLinks, type events, type LinkRow } from "./recent-links.store.ts";
import { createTagField, type TagField } from "./tag-field.store.ts";

export type LinkTrackerTexts = Readonly<FailureTexts & typeof en.links & typeof en.linkTracker>;

export interface LinkTrackerProps {
  readonly url: string;
  readonly filter: LinkFilter;
}

/** State of the form. */
interface LinkTrackerState {
  readonly url: string;
  readonly generating: boolean;
  /** Link that was created from the form's values; null after another change of the address. */
  readonly made: LinkRow | null;
  /** Key of the message about an address that the suite refused. */
  readonly problem: "emptyUrl" | "urlNotFound" | null;
  /** Error of the last call, other than a refused address. */
  readonly error: unknown;
}

export type LinkTrackerStore = ReturnType<typeof createLinkTracker>;

/**
 * @see docs/reference/links.md#links-2
 * @see docs/reference/links.md#links-8
 */
const refusals: ReadonlyMap<string, LinkTrackerState["problem"]> = new Map([
  ["empty_url", "emptyUrl"],
  ["url_not_found", "urlNotFound"],
]);
export const tagKinds = ["campaign", "medium", "source"] as const satisfies readonly TagKind[];

type Host = Pick<WidgetContext, "signal" | "state" | "fail">;

/**
 * Combines the errors of several stores of one element: `:state(error)` is on while one of them has an error, and an error of two
 * stores is reported once.
 * @returns a function that creates the host of the next store
 */
function splitHost({ signal, state, fail }: Host): () => Host {
  const failing = new Set<object>();
  const reported = new WeakSet<object>();
  return () => {
    const part: Host = {
      signal,
      state(name, on) {
        if (name !== "error") return state(name, on);
        failing[on ? "add" : "delete"](part);
        state(name, failing.size > 0);
      },
      fail(error) {
        if (signal.aborted || reported.has(error as object)) return;
        reported.add(error as object);
        fail(error);
      },
    };
    return part;
  };
}

/** Resolves to the ids of chosen and typed tags. @throws the error of a tag that could not be created, after all were tried */
async function settleTags(fields: Readonly<Record<TagKind, TagField>>): Promise<Partial<Record<TagKind, number>>> {
  const found = await Promise.allSettled(tagKinds.map(async (kind) => [kind, await fields[kind].settle()] as const));
  return Object.fromEntries(
    found.flatMap((result) => {
      if (result.status === "rejected") throw result.reason;
      return result.value[1] === undefined ? [] : [result.value];
    }),
  );
}

/** Form that creates tracked links, and the links that were created or used last. */
export function createLinkTracker(context: StoreContext<LinkTrackerProps, typeof events>) {
  const { props, server, editing, signal, emit } = context;
  const client = connect(server);
  const part = splitHost(context);
  const state = storeState<LinkTrackerState>(
    { url: "", generating: false, made: null, problem: null, error: null },
    part(),
    ({ generating, error }) => ({ busy: generating, error }),
  );
  const recent = createRecentLinks({ ...part(), emit }, client);
  const field = (kind: TagKind) => createTagField(part(), server, kind);
  const tags = { campaign: field("campaign"), medium: field("medium"), source: field("source") };
  const copying = createCopying();

  let [prefilled, requested] = ["", ""];
  untilAbort(
    signal,
    effect([props, editing], ({ url, filter }, isEditing) => {
      // applies only changes by the page: the visitor may have typed, or chosen another filter
      if (url !== prefilled) state.change({ url: (prefilled = url), made: null });
      if (!isEditing && filter !== requested) void recent.show((requested = filter));
    }),
  );

  const generate = async () => {
    const url = state.get().url.trim();
    if (!url) return state.change({ problem: "emptyUrl" });
    state.change({ generating: true, problem: null, error: null });
    try {
      const link = await newLink(client, url, await settleTags(tags));
      if (typeof link === "string") {
        const problem = refusals.get(link);
        if (!problem) throw new SuiteError("server", link);
        return state.change({ generating: false, problem });
      }
      const made = recent.add(link);
      for (const kind of tagKinds) tags[kind].clear();
      // an address that the visitor changed meanwhile belongs to the next link
      state.change({ generating: false, made: state.get().url.trim() === url ? made : null });
      emit("suite-link-create", { shortUrl: link.host + link.code });
    } catch (error) {
      state.change({ generating: false, error });
    }
  };

  const copy = async ({ link, edit }: LinkRow, by = copying) => {
    if (await by.copy(link.host + edit.state.get().code)) emit("suite-link-copy");
  };

  return {
    state,
    tags,
    recent,
    /** State of the form's own copy button. */
    copying,
    copy,
    /** Changes the address, which makes another link. */
    type(url: string) {
      copying.reset();
      state.change({ url, made: null, problem: null, error: null });
    },
    /** Creates the link, once for several clicks; copies the link once it exists. */
    submit() {
      const { generating, made } = state.get();
      if (made) void copy(made);
      else if (!generating) void generate();
    },
  };
}

/** Returns the suite's message for visitors, or the fallback if the error has none. */
export const messageOr = (fallback: string, error: unknown): string =>
  (error as { readonly sentence?: string }).sentence || fallback;
