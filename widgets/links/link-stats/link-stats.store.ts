import { atom, effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { remote, type Remote, type RemoteState } from "../../../shared/state/index.ts";
import { createCopying, type Copying } from "../common/base/copying.ts";
import { createCodeEdit, type CodeEdit } from "../common/base/code-edit.ts";
import { connect } from "../../../shared/suite/index.ts";
import {
  clicksByCountry,
  clicksByDay,
  countClicks,
  type CountryClicks,
  type DayClicks,
} from "../common/calls/clicks.ts";
import { dayAt, daysOf, dayBefore, type Range } from "./days.ts";
import { rangeOfHash } from "./range-hash.ts";

export interface LinkStatsProps {
  readonly linkId: number;
  readonly code: string;
  readonly shortUrl: string;
  readonly range: Range;
}

type Context = Pick<
  WidgetContext<LinkStatsProps>,
  "props" | "server" | "editing" | "signal" | "emit" | "fail" | "state"
>;

interface Clicks {
  readonly total: number;
  readonly days: readonly DayClicks[];
}

/** The tracked link itself; its code of now is in `edit`. */
export interface ShownLink {
  readonly host: string;
  readonly edit: CodeEdit;
  readonly copying: Copying;
}

export interface LinkStatsState {
  readonly range: Range;
  /** Ever; null until it is known. */
  readonly total: number | null;
  /** Every day of the range, in order. */
  readonly days: readonly DayClicks[];
  /** Most clicks first; null until they are known. */
  readonly countries: readonly CountryClicks[] | null;
  readonly loading: boolean;
  /** Why the last question failed. */
  readonly trouble: unknown;
}

export type LinkStatsStore = ReturnType<typeof createLinkStats>;

/** Clicks of a tracked link per day and per country. Countries of a range are asked for when it is first looked at. */
export function createLinkStats({ props, server, editing, signal, emit, fail, state }: Context) {
  const client = connect(server);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // in Node there is no page
  const hash = (globalThis.location as Location | undefined)?.hash ?? "";
  const range = atom<Range>(rangeOfHash(hash) ?? props.get().range);
  const stats = atom<LinkStatsState>({
    range: range.get(),
    total: null,
    days: [],
    countries: null,
    loading: true,
    trouble: null,
  });
  const link = atom<ShownLink | null>(null);
  /** The code that draws charts did not come. */
  const undrawn = atom(false);
  let sources: readonly [Remote<Clicks>, Remote<readonly CountryClicks[]>];
  let told: unknown;

  const clicks = (id: number) =>
    remote(`suite.clicks ${server} ${id}`, async () => {
      const [total, days] = await Promise.all([countClicks(client, id), clicksByDay(client, id, timeZone)]);
      return { total, days };
    });
  const countries = (id: number, of: Range) =>
    remote(`suite.clicks ${server} ${id} ${of}`, async () =>
      (await clicksByCountry(client, id, dayBefore(of, dayAt(Date.now())))).sort((a, b) => b.clicks - a.clicks),
    );

  const update = (found: RemoteState<Clicks>, perCountry: RemoteState<readonly CountryClicks[]>) => {
    const trouble = found.error ?? perCountry.error;
    const loading = found.loading || perCountry.loading;
    stats.set({
      range: range.get(),
      total: found.value && found.value.total,
      days: found.value ? daysOf(range.get(), found.value.days, dayAt(Date.now())) : [],
      countries: perCountry.value,
      loading,
      trouble,
    });
    for (const [name, on] of Object.entries({ loading, error: !!trouble })) state(name, on);
    if (trouble && trouble !== told) fail(trouble);
    told = trouble;
  };

  const load = () => Promise.all(sources.map((source) => source.load()));

  signal.addEventListener(
    "abort",
    effect([props, editing, range], ({ linkId }, still, of) => {
      sources = [clicks(linkId), countries(linkId, of)];
      if (!still) void load();
      return effect([sources[0].state, sources[1].state], update);
    }),
  );

  let shown: string | undefined;
  signal.addEventListener(
    "abort",
    effect([props], ({ code: given, shortUrl }) => {
      if (shown === (shown = `${given} ${shortUrl}`)) return;
      const code = given || shortUrl.slice(shortUrl.lastIndexOf("/") + 1);
      const host = shortUrl.endsWith(`/${code}`) ? shortUrl.slice(0, -code.length) : `${server}/r/`;
      const edit = createCodeEdit(client, code, (from, to) => emit("suite-link-code-change", { from, to }), fail);
      link.set(code ? { host, edit, copying: createCopying() } : null);
    }),
  );

  return {
    stats,
    link,
    undrawn,
    failDrawing: (error: unknown) => {
      undrawn.set(true);
      fail(error);
    },
    redraw: () => undrawn.set(false),
    show: (of: Range) => range.set(of),
    /** What failed once more. */
    retry: () => void load(),
    copy: ({ host, edit, copying }: ShownLink) => void copying.copy(host + edit.state.get().code),
  };
}
