import { atom, effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { createCopying } from "../common/base/copying.ts";
import { connect } from "../../../shared/suite/index.ts";
import { newLink, type LinkFilter, type TagKind } from "../common/calls/links.ts";
import { createRecentLinks, type LinkRow } from "./recent-links.store.ts";
import { createTagField } from "./tag-field.store.ts";

export interface LinkTrackerProps {
  readonly url: string;
  readonly filter: LinkFilter;
}

type Context = Pick<
  WidgetContext<LinkTrackerProps>,
  "props" | "server" | "editing" | "signal" | "emit" | "fail" | "state"
>;

export interface LinkForm {
  readonly url: string;
  readonly generating: boolean;
  /** The link that was made of what stands in the form. */
  readonly made: LinkRow | null;
  /** Key of the sentence about what failed (spec portal section 8). */
  readonly problem: "emptyUrl" | "urlNotFound" | "failed" | null;
}

export type LinkTrackerStore = ReturnType<typeof createLinkTracker>;

const refusals: ReadonlyMap<string, LinkForm["problem"]> = new Map([
  ["empty_url", "emptyUrl"],
  ["url_not_found", "urlNotFound"],
]);
export const tagKinds = ["campaign", "medium", "source"] as const satisfies readonly TagKind[];

/** The form that makes tracked links, and the links that were made or used last. */
export function createLinkTracker({ props, server, editing, signal, emit, fail, state }: Context) {
  const client = connect(server);
  const form = atom<LinkForm>({ url: "", generating: false, made: null, problem: null });
  const change = (part: Partial<LinkForm>) => form.set({ ...form.get(), ...part });
  const failed = (error: unknown) => !signal.aborted && fail(error);
  const recent = createRecentLinks(client, signal, emit, failed);
  const field = (kind: TagKind) => createTagField(server, kind, signal, failed);
  const tags = { campaign: field("campaign"), medium: field("medium"), source: field("source") };
  const copying = createCopying();

  let [prefilled, asked] = ["", ""];
  signal.addEventListener(
    "abort",
    effect([props, editing], ({ url, filter }, still) => {
      // only what the page has changed: somebody may have typed, or looks at another filter
      if (url !== prefilled) change({ url: (prefilled = url), made: null });
      if (!still && filter !== asked) void recent.show((asked = filter));
    }),
  );
  const fields = tagKinds.map((kind) => tags[kind].state);
  signal.addEventListener(
    "abort",
    effect([form, recent.state, ...fields], ({ generating, problem }, { loading, failed: unread }, ...found) => {
      const error = unread || problem === "failed" || found.some(({ trouble }) => trouble);
      for (const [name, on] of Object.entries({ busy: generating, loading, error })) state(name, on);
    }),
  );

  /** The ids of what is chosen or typed; a name that could not be made says so at its field, and there is no link without it. */
  const settle = async () => {
    const ids = await Promise.all(tagKinds.map((kind) => tags[kind].settle()));
    if (ids.includes(null)) return undefined;
    return Object.fromEntries(
      tagKinds.flatMap((kind, index) => (ids[index] === undefined ? [] : [[kind, ids[index]]])),
    );
  };

  const generate = async () => {
    const url = form.get().url.trim();
    if (!url) return change({ problem: "emptyUrl" });
    change({ generating: true, problem: null });
    try {
      const ids = await settle();
      const link = ids && (await newLink(client, url, ids));
      if (!link || typeof link === "string")
        return change({ generating: false, problem: refusals.get(link ?? "") ?? "failed" });
      const made = recent.add(link);
      for (const kind of tagKinds) tags[kind].clear();
      // an address that was changed meanwhile is the next one
      change({ generating: false, made: form.get().url.trim() === url ? made : null });
      emit("suite-link-create", { shortUrl: link.host + link.code });
    } catch (error) {
      change({ generating: false, problem: "failed" });
      failed(error);
    }
  };

  const copy = async ({ link, edit }: LinkRow, by = copying) => {
    if (await by.copy(link.host + edit.state.get().code)) emit("suite-link-copy");
  };

  return {
    form,
    tags,
    recent,
    /** Of the form's own button. */
    copying,
    copy,
    /** Another address is another link. */
    type(url: string) {
      copying.reset();
      change({ url, made: null, problem: null });
    },
    /** Makes the link, once however often it is pressed; then copies it. */
    submit() {
      const { generating, made } = form.get();
      if (made) void copy(made);
      else if (!generating) void generate();
    },
  };
}
