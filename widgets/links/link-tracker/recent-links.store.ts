import type { ReadableAtom } from "nanostores";
import type { Emits, WidgetContext } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import type { Client } from "#shared/suite/index.ts";
import { type Link, type LinkFilter, recentLinks } from "../api/links.ts";
import { type CodeEdit, createCodeEdit } from "../common/short-link/code-edit.store.ts";
import { type Copying, createCopying } from "../common/short-link/copying.store.ts";

export const events = {
  "suite-link-create": "The visitor created a link, and the suite confirmed. detail: { shortUrl: string }",
  "suite-link-copy": "The visitor copied a link",
  "suite-link-code-change":
    "A link has got another code, and the suite confirmed. detail: { from: string, to: string }",
} as const;

/** Link of the list with its actions. The current code is in `edit`. */
export interface LinkRow {
  readonly link: Link;
  readonly edit: CodeEdit;
  readonly copying: Copying;
}

interface RecentLinksState {
  readonly filter: LinkFilter;
  readonly rows: readonly LinkRow[];
  readonly loading: boolean;
  readonly error: unknown;
}

type Context = Pick<WidgetContext, "signal" | "state" | "fail"> & Emits<typeof events>;

interface RecentLinks {
  readonly state: ReadableAtom<RecentLinksState>;
  /** Shows the links of a filter; a later call wins. Never rejects. @see docs/reference/links.md#links-15 */
  show(filter: LinkFilter): Promise<void>;
  /** Puts a link on top of the list, once. */
  add(link: Link): LinkRow;
}

/** Store of the links that were created or used last, at most twenty. */
export function createRecentLinks(context: Context, client: Client): RecentLinks {
  const { signal, emit, fail } = context;
  const state = storeState<RecentLinksState>(
    { filter: "newest", rows: [], loading: false, error: null },
    context,
    ({ loading, error }) => ({ loading, error }),
  );
  let request: AbortController | undefined;

  const toRow = (link: Link): LinkRow => ({
    link,
    edit: createCodeEdit(client, link.code, (from, to) => emit("suite-link-code-change", { from, to }), fail),
    copying: createCopying(),
  });

  return {
    state,
    async show(filter) {
      request?.abort();
      const { signal: superseded } = (request = new AbortController());
      const end = AbortSignal.any([signal, superseded]);
      state.change({ filter, rows: [], loading: true, error: null });
      try {
        const links = await recentLinks(client, filter, { signal: end });
        // links that were created while the list was loading
        const made = state.get().rows;
        const rest = links.filter(({ id }) => !made.some(({ link }) => link.id === id));
        if (!end.aborted) state.change({ rows: [...made, ...rest.map(toRow)], loading: false });
      } catch (error) {
        if (!end.aborted) state.change({ loading: false, error });
      }
    },
    add(link) {
      const { rows } = state.get();
      const row = rows.find((other) => other.link.id === link.id) ?? toRow(link);
      state.change({ rows: [row, ...rows.filter((other) => other !== row)] });
      return row;
    },
  };
}
