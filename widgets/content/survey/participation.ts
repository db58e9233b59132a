import { atom } from "nanostores";
import { warnPageOnce } from "#shared/element/index.ts";
import { loadable } from "#shared/loaded/index.ts";
import { connect } from "#shared/suite/index.ts";
import type { SurveyEnv } from "./survey.env.ts";

/** Path with the token of a participation: everybody who knows it can read and change the answers. */
const participation = /\/survey\/(?:start|fill|print)\/[^/]+\/[^/]+/;

interface Parts {
  readonly server: string;
  readonly signal: AbortSignal;
  readonly env: SurveyEnv;
  /** Shows the progress and the outcome of the start. */
  report(change: { readonly busy: boolean; readonly isMissing?: boolean; readonly error?: unknown }): void;
}

/** Participation in a survey that the element loads: a request for its start makes one, so that a press has to come first. */
export function createParticipation({ server, signal, env, report }: Parts) {
  /** Path of the page that is shown; empty before the start. */
  const path = atom("");
  /** Path of the survey's start. */
  let begin = "";
  /** True if the visitor has gone to the page, which then gets the focus. */
  let isNews = false;
  let isStarting = false;
  const { refreshes, refresh } = loadable({});

  return {
    path,
    refreshes,
    refresh,
    /** Continues the participation of this tab, if there is one. @param address path of the survey's start */
    open(address: string): void {
      begin = address;
      if (!participation.test(address)) return path.set(env.participations.read(address));
      warnPageOnce(
        `suite-widgets: <suite-survey> data-src="${address.replace(/[^/]+$/, "…")}" has the token of a participation, which all visitors would share; write /survey/start/<survey>`,
      );
      path.set(address);
    },
    /** Starts the survey, once for each press. Never rejects. */
    async start(): Promise<void> {
      if (isStarting) return;
      isStarting = true;
      report({ busy: true, isMissing: false, error: null });
      try {
        const { startSurvey } = await env.loadStart();
        const first = await startSurvey(connect(server), begin, signal);
        if (signal.aborted) return;
        report({ busy: false, isMissing: !first });
        if (!first) return;
        env.participations.write(begin, first);
        isNews = true;
        path.set(first);
      } catch (error) {
        if (!signal.aborted) report({ busy: false, error });
      } finally {
        isStarting = false;
      }
    },
    /** Shows the next page. @param address path from the suite; all pages of a participation may have the same */
    go(address: string): void {
      const { pathname } = new URL(address, server);
      isNews = true;
      if (pathname === path.get()) refresh();
      else path.set(pathname);
    },
    /** Forgets the participation: its last page is shown. */
    end: () => env.participations.write(begin, ""),
    /** Returns true, once, if the visitor has gone to the page that is shown. */
    takeNews(): boolean {
      const was = isNews;
      isNews = false;
      return was;
    },
  };
}
