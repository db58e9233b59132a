import { atom, type ReadableAtom } from "nanostores";
import { createCopying, type Copying } from "../common/base/copying.ts";
import { createCodeEdit, type CodeEdit } from "../common/base/code-edit.ts";
import type { Client } from "../../../shared/suite/index.ts";
import { recentLinks, type Link, type LinkFilter } from "../common/calls/links.ts";

/** A link of the list, with what a person can do to it. Its code of now is in `edit`. */
export interface LinkRow {
  readonly link: Link;
  readonly edit: CodeEdit;
  readonly copying: Copying;
}

export interface RecentLinksState {
  readonly filter: LinkFilter;
  readonly rows: readonly LinkRow[];
  readonly loading: boolean;
  readonly failed: boolean;
}

export interface RecentLinks {
  readonly state: ReadableAtom<RecentLinksState>;
  /** Shows the links of a filter; the last one that was asked for wins. Never rejects. */
  show(filter: LinkFilter): Promise<void>;
  /** Puts a link on top, once. */
  add(link: Link): LinkRow;
}

/** The links that were made or used last, at most twenty (spec portal sections 7 and 9). */
export function createRecentLinks(
  client: Client,
  signal: AbortSignal,
  emit: (name: string, detail?: unknown) => unknown,
  fail: (error: unknown) => void,
): RecentLinks {
  const state = atom<RecentLinksState>({ filter: "newest", rows: [], loading: false, failed: false });
  const change = (part: Partial<RecentLinksState>) => state.set({ ...state.get(), ...part });
  let asking: AbortController | undefined;

  const toRow = (link: Link): LinkRow => ({
    link,
    edit: createCodeEdit(client, link.code, (from, to) => emit("suite-link-code-change", { from, to }), fail),
    copying: createCopying(),
  });

  return {
    state,
    async show(filter) {
      asking?.abort();
      const mine = (asking = new AbortController());
      change({ filter, rows: [], loading: true, failed: false });
      try {
        const links = await recentLinks(client, filter, { signal: AbortSignal.any([signal, mine.signal]) });
        // made while the list was on its way
        const made = state.get().rows;
        const rest = links.filter(({ id }) => !made.some(({ link }) => link.id === id));
        if (mine === asking) change({ rows: [...made, ...rest.map(toRow)], loading: false });
      } catch (error) {
        if (mine !== asking || signal.aborted) return;
        change({ loading: false, failed: true });
        fail(error);
      }
    },
    add(link) {
      const { rows } = state.get();
      const row = rows.find((other) => other.link.id === link.id) ?? toRow(link);
      change({ rows: [row, ...rows.filter((other) => other !== row)] });
      return row;
    },
  };
}
