import { atom, effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { type Remote, remote, type RemoteState, storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { clicksByCountry, clicksByDay, countClicks, type CountryClicks, type DayClicks } from "../api/clicks.ts";
import { type CodeEdit, createCodeEdit } from "../common/short-link/code-edit.store.ts";
import { type Copying, createCopying } from "../common/short-link/copying.store.ts";
import type en from "../i18n/en.json";
import { dayAt, dayBefore, daysOf, type Range, rangeOfHash } from "./range.ts";

export type LinkStatsTexts = Readonly<FailureTexts & typeof en.links & typeof en.linkStats>;

export const events = {
  "suite-link-code-change":
    "The link has got another code, and the suite confirmed. detail: { from: string, to: string }",
} as const;

export interface LinkStatsProps {
  readonly linkId: number;
  readonly code: string;
  readonly shortUrl: string;
  readonly range: Range;
}

interface Clicks {
  readonly total: number;
  readonly days: readonly DayClicks[];
}

/** Tracked link; the current code is in `edit`. */
interface ShownLink {
  readonly host: string;
  readonly edit: CodeEdit;
  readonly copying: Copying;
}

interface LinkStatsState {
  readonly range: Range;
  /** Number of all clicks; null until it is known. */
  readonly total: number | null;
  /** Every day of the range, in order. */
  readonly days: readonly DayClicks[];
  /** Countries, most clicks first; null until they are known. */
  readonly countries: readonly CountryClicks[] | null;
  readonly loading: boolean;
  /** Error of the last call. */
  readonly error: unknown;
}

/** Read when the module loads: a browser's first access to its regional data takes longer than the rest of the first mount. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

export type LinkStatsStore = ReturnType<typeof createLinkStats>;

/** Returns the clicks of a link per day, common to all elements of the page. */
function clicksOf(server: string, id: number): Remote<Clicks> {
  const client = connect(server);
  return remote(
    `suite.clicks ${server} ${id}`,
    async () => {
      const [total, days] = await Promise.all([countClicks(client, id), clicksByDay(client, id, timeZone)]);
      return { total, days };
    },
    { isOnlyRead: true },
  );
}

/** Returns the clicks of a link in a range per country, common to all elements of the page. */
function countriesOf(server: string, id: number, range: Range): Remote<readonly CountryClicks[]> {
  // a page may stay open past midnight
  const before = dayBefore(range, dayAt(Date.now()));
  return remote(
    `suite.clicks ${server} ${id} after ${before ?? "none"}`,
    async () => (await clicksByCountry(connect(server), id, before)).sort((a, b) => b.clicks - a.clicks),
    { isOnlyRead: true },
  );
}

/** Store of the clicks of a tracked link. The countries of a range are requested when the range is first shown. */
export function createLinkStats(context: StoreContext<LinkStatsProps, typeof events>) {
  const { props, server, editing, signal, emit, fail } = context;
  const client = connect(server);
  // Node has no location
  const hash = (globalThis.location as Location | undefined)?.hash ?? "";
  const range = atom<Range>(rangeOfHash(hash) ?? props.get().range);
  const state = storeState<LinkStatsState>(
    { range: range.get(), total: null, days: [], countries: null, loading: true, error: null },
    context,
    ({ loading, error }) => ({ loading, error }),
  );
  const link = atom<ShownLink | null>(null);
  /** True if the code that draws charts could not be loaded. */
  const isDrawingFailed = atom(false);
  let sources: readonly [Remote<Clicks>, Remote<readonly CountryClicks[]>];

  const update = (found: RemoteState<Clicks>, perCountry: RemoteState<readonly CountryClicks[]>) =>
    state.set({
      range: range.get(),
      total: found.value && found.value.total,
      days: found.value ? daysOf(range.get(), found.value.days, dayAt(Date.now())) : [],
      countries: perCountry.value,
      loading: found.loading || perCountry.loading,
      error: found.error ?? perCountry.error,
    });

  const load = () => Promise.all(sources.map((source) => source.load()));

  let shown: string | undefined;
  untilAbort(
    signal,
    effect([props, editing, range], ({ linkId }, isEditing, chosen) => {
      sources = [clicksOf(server, linkId), countriesOf(server, linkId, chosen)];
      if (!isEditing) void load();
      return effect([sources[0].state, sources[1].state], update);
    }),
    effect([props], ({ code: given, shortUrl }) => {
      if (shown === (shown = `${given} ${shortUrl}`)) return;
      const code = given || shortUrl.slice(shortUrl.lastIndexOf("/") + 1);
      const host = shortUrl.endsWith(`/${code}`) ? shortUrl.slice(0, -code.length) : `${server}/r/`;
      const edit = createCodeEdit(client, code, (from, to) => emit("suite-link-code-change", { from, to }), fail);
      link.set(code ? { host, edit, copying: createCopying() } : null);
    }),
  );

  return {
    state,
    link,
    isDrawingFailed,
    failDrawing: (error: unknown) => {
      isDrawingFailed.set(true);
      fail(error);
    },
    redraw: () => isDrawingFailed.set(false),
    show: (chosen: Range) => range.set(chosen),
    /** Repeats the failed calls. */
    retry: () => void load(),
    copy: ({ host, edit, copying }: ShownLink) => void copying.copy(host + edit.state.get().code),
  };
}
