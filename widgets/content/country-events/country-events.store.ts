import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { remote, storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { listCountryEvents } from "../api/country-events.ts";
import type en from "../i18n/en.json";

export type CountryEventsTexts = Readonly<FailureTexts & typeof en.countryEvents>;

interface CountryEventsState {
  /** Unsanitized HTML; null until the server has responded. */
  readonly html: string | null;
  readonly error: unknown;
  readonly loading: boolean;
}

export type CountryEventsStore = ReturnType<typeof createCountryEvents>;

/** Loads events in the visitor's country once for all elements of a page, and not while the page is edited. */
export function createCountryEvents(context: StoreContext) {
  const { server, editing, signal } = context;
  const state = storeState<CountryEventsState>(
    { html: null, error: null, loading: true },
    context,
    ({ loading, error }) => ({ loading, error }),
  );
  const events = remote(`country events ${server}`, () => listCountryEvents(connect(server)), { isOnlyRead: true });
  untilAbort(
    signal,
    editing.subscribe((isEditing) => {
      if (!isEditing) void events.load();
    }),
    effect([events.state, editing], ({ value, error, loading }, isEditing) =>
      // the editor saves the page author's content
      state.set({ html: isEditing ? null : value, error, loading: loading || (value === null && !error) }),
    ),
  );
  return {
    state,
    retry: () => void events.load(),
    /** Reports that the sanitizer could not be loaded. */
    fail: (error: unknown) => state.change({ error, html: null }),
  };
}
