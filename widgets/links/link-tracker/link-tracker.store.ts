import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import { type LinkFilter, newLink, type TagKind } from "../api/links.ts";
import { createCopying } from "../common/base/copying.store.ts";
import type { events } from "./link-tracker.element.ts";
import { createRecentLinks, type LinkRow } from "./recent-links.store.ts";
import { splitHost } from "./split-host.ts";
import { createTagField } from "./tag-field.store.ts";

export interface LinkTrackerProps {
  readonly url: string;
  readonly filter: LinkFilter;
}

/** The form. */
export interface LinkTrackerState {
  readonly url: string;
  readonly generating: boolean;
  /** The link that was made of what is in the form. */
  readonly made: LinkRow | null;
  /** Key of the sentence about an address that was refused (spec portal section 8). */
  readonly problem: "emptyUrl" | "urlNotFound" | null;
  /** Why the link could not be made otherwise. */
  readonly error: unknown;
}

export type LinkTrackerStore = ReturnType<typeof createLinkTracker>;

const refusals: ReadonlyMap<string, LinkTrackerState["problem"]> = new Map([
  ["empty_url", "emptyUrl"],
  ["url_not_found", "urlNotFound"],
]);
export const tagKinds = ["campaign", "medium", "source"] as const satisfies readonly TagKind[];

/** The form that makes tracked links, and the links that were made or used last. */
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
      // only what the page has changed: the visitor may have typed, or chosen another filter
      if (url !== prefilled) state.change({ url: (prefilled = url), made: null });
      if (!isEditing && filter !== requested) void recent.show((requested = filter));
    }),
  );

  /** The ids of what is chosen or typed. @throws why a tag could not be made, once all were tried: there is no link without it */
  const settle = async () => {
    const found = await Promise.allSettled(tagKinds.map(async (kind) => [kind, await tags[kind].settle()] as const));
    return Object.fromEntries(
      found.flatMap((result) => {
        if (result.status === "rejected") throw result.reason;
        return result.value[1] === undefined ? [] : [result.value];
      }),
    );
  };

  const generate = async () => {
    const url = state.get().url.trim();
    if (!url) return state.change({ problem: "emptyUrl" });
    state.change({ generating: true, problem: null, error: null });
    try {
      const link = await newLink(client, url, await settle());
      if (typeof link === "string") {
        const problem = refusals.get(link);
        if (!problem) throw new SuiteError("server", link);
        return state.change({ generating: false, problem });
      }
      const made = recent.add(link);
      for (const kind of tagKinds) tags[kind].clear();
      // an address that was changed meanwhile is the next one
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
    /** Of the form's own button. */
    copying,
    copy,
    /** Another address is another link. */
    type(url: string) {
      copying.reset();
      state.change({ url, made: null, problem: null, error: null });
    },
    /** Makes the link, once however often it is pressed; then copies it. */
    submit() {
      const { generating, made } = state.get();
      if (made) void copy(made);
      else if (!generating) void generate();
    },
  };
}
