import { after, before } from "node:test";
import { pageRegistry } from "#shared/element/index.ts";
import { settled } from "../chat/common/conversation/wire.ts";
import { type RunningSuite, startSuite } from "../shared/state/suite.ts";

export let suite: RunningSuite;
let users = 0;
let starting: Promise<RunningSuite> | undefined;
/** Session cookies by login. */
const sessions = new Map<string, string>();

/** Provides a `describe` with the demo suite: one per process, since its start takes longer than the tests. */
export function useSuite(): void {
  users++;
  before(async () => {
    suite = await (starting ??= startSuite());
  });
  after(async () => {
    if (--users) return;
    starting = undefined;
    sessions.clear();
    await suite.close();
  });
}

/** Page that one of the demo's users has just opened. */
export async function openPage(login = "admin"): Promise<void> {
  suite.garbled = false;
  suite.holds.clear();
  suite.session = sessions.get(login) ?? "";
  if (!suite.session) {
    const params = { db: "suite", login, password: login };
    const request = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", params }),
    };
    await (await fetch(`${suite.origin}/web/session/authenticate`, request)).text();
    sessions.set(login, suite.session);
  }
  suite.calls.length = 0;
  pageRegistry().stores?.clear();
}

/** Holds back the suite's responses to a path until the returned function is called. */
export function hold(path: string): () => void {
  let release = () => {};
  suite.holds.set(path, new Promise<void>((resolve) => (release = resolve)));
  return () => {
    suite.holds.delete(path);
    release();
  };
}

export const callsTo = (path: string): number => suite.calls.filter((call) => call === path).length;

/** Resolves once the suite has received that many calls. */
export async function asked(path: string, times = 1): Promise<void> {
  while (callsTo(path) < times) await settled();
}

export const paths = {
  new: "/website_links/new",
  code: "/website_links/add_code",
  recent: "/website_links/recent_links",
  tags: "/web/dataset/call_kw/utm.campaign/search_read",
  createTag: "/web/dataset/call_kw/utm.campaign/create",
  count: "/web/dataset/call_kw/link.tracker.click/search_count",
  group: "/web/dataset/call_kw/link.tracker.click/read_group",
};
