import { atom, effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { type Remote, remote, type RemoteState, storeState, untilAbort } from "#shared/state/index.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import { type PushConfig, readPushConfig, sendPushToken } from "../api/push.ts";
import { thisBrowser } from "./browser.ts";
import type { PushService } from "./registration.ts";

export const events = {
  "suite-push-change":
    "A person allowed notifications, was refused them by the browser, or turned them off. detail: { granted: boolean }",
} as const;

export interface PushProps {
  readonly worker: string;
  /** Origins that a press may open besides the site's own, with a blank between them. */
  readonly origins: string;
}

/** `offer`: the soft question. `denied`: the browser blocks notifications. `none`: there is nothing to show. */
type Phase = "none" | "offer" | "on" | "denied";

interface Standing {
  readonly phase: Phase;
  readonly config: PushConfig | null;
}

export interface PushState {
  /** The suite is asked, and nothing is known yet. */
  readonly loading: boolean;
  /** Null: nothing is known yet. */
  readonly phase: Phase | null;
  readonly busy: boolean;
  /** What was pressed did not work. */
  readonly failed: boolean;
  /** What failed last, the question or what was pressed; null when nothing did. */
  readonly error: unknown;
}

export type PushStore = ReturnType<typeof createPush>;

/** How long "Not now" counts, ms. */
const pause = 30 * 24 * 3600 * 1000;

/** What the browser's own pieces throw has no kind. */
const asSuiteError = (error: unknown): unknown =>
  (error as { kind?: unknown }).kind
    ? error
    : new SuiteError("config", `no push notifications: ${error}`, { cause: error });

/** The worker with its origins: what a worker has in its address it still has when it was put to sleep and wakes up. */
const addressWith = ({ worker, origins }: PushProps): string =>
  origins ? `${worker}${worker.includes("?") ? "&" : "?"}${String(new URLSearchParams({ origins }))}` : worker;

/** Push notifications. How things stand is common to all blocks of the page and told to other tabs. */
export function createPush(context: StoreContext<PushProps, typeof events>, browser = thisBrowser()) {
  const { props, server, editing, signal, emit, fail } = context;
  const client = connect(server);
  const initial: PushState = { loading: false, phase: null, busy: false, failed: false, error: null };
  const state = storeState(initial, context, ({ loading, phase, error }) => ({
    loading,
    unavailable: phase === "none",
    on: phase === "on",
    error,
  }));
  const act = storeState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  /** What the visitor did here last, for screen readers. */
  const done = atom<"on" | "off" | "denied" | "">("");
  /** Part of a token that is the session's: enough to know that one by. */
  const session = () => client.csrfToken()?.slice(0, 8) ?? "";
  let record: Remote<Standing>;

  async function send(token: string) {
    await sendPushToken(client, token);
    browser.tokenSession.set(session());
  }

  /** The built-in theme sends the token with every page: the suite forgets the devices of a session that has ended. Here once is enough in each. */
  async function remind(service: PushService) {
    if (session() && session() !== browser.tokenSession.get()) await send(await service.token());
  }

  /** The suite is asked only where the answer can matter. */
  async function look(worker: string): Promise<Standing> {
    const nothing = { phase: "none", config: null } as const;
    if (!browser.supported) return nothing;
    const permission = browser.permission();
    const later = browser.later.get() > 0;
    if (later && permission !== "granted") return nothing;
    const config = await readPushConfig(client);
    if (!config) return nothing;
    if (permission === "granted" && (await browser.subscribed(worker, config.vapid))) {
      remind(browser.service(config, worker)).catch((error: unknown) => fail(asSuiteError(error)));
      return { phase: "on", config };
    }
    return { phase: later ? "none" : permission === "denied" ? "denied" : "offer", config };
  }

  const update = (
    { value, error, loading }: RemoteState<Standing>,
    { busy, error: actError }: { busy: boolean; error: unknown },
  ) => {
    // without an answer there is nothing to offer, and nobody has asked for it
    const phase = value?.phase ?? (error ? "none" : null);
    state.set({
      loading: loading && !value,
      phase,
      busy,
      failed: !!actError,
      // an older error of the question does not come back, and is not reported again, while the act is repeated
      error: actError ?? (error && busy ? state.get().error : error),
    });
    if (phase === "on" && value?.config?.firebase) browser.hear(addressWith(props.get()));
  };

  untilAbort(
    signal,
    effect([props, editing], (now, isEditing) => {
      const worker = addressWith(now);
      record = remote(`suite.push ${server} ${worker}`, () => look(worker));
      if (!isEditing) void record.load();
      return effect([record.state, act], update);
    }),
  );

  const put = (phase: Phase) => {
    const { config = null } = record.state.get().value ?? {};
    record.put({ phase, config });
  };

  /** Does what was pressed, once at a time. */
  async function run(work: (config: PushConfig) => Promise<void>) {
    const { config } = record.state.get().value ?? {};
    if (!config || act.get().busy) return;
    done.set("");
    act.set({ busy: true, error: null });
    try {
      await work(config);
      act.change({ busy: false });
    } catch (error) {
      act.set({ busy: false, error: asSuiteError(error) });
    }
  }

  async function subscribe(config: PushConfig) {
    const service = browser.service(config, addressWith(props.get()));
    try {
      await send(await service.subscribe());
    } catch (error) {
      // the suite would not send to it, and the next page would show that notifications are on
      await service.unsubscribe().catch(() => {});
      throw error;
    }
  }

  const change = (granted: boolean) => emit("suite-push-change", { granted });

  return {
    state,
    done,
    accept: () =>
      run(async (config) => {
        const permission = await browser.ask();
        if (permission !== "granted") {
          // a question that was only closed can be asked again
          put(permission === "denied" ? "denied" : "offer");
          if (permission === "denied") done.set("denied");
          change(false);
          return;
        }
        await subscribe(config);
        put("on");
        done.set("on");
        change(true);
      }),
    turnOff: () =>
      run(async (config) => {
        await browser.service(config, addressWith(props.get())).unsubscribe();
        put("offer");
        done.set("off");
        change(false);
      }),
    later() {
      browser.later.set(Date.now() + pause);
      put("none");
    },
  };
}
