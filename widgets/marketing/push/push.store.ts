import { atom, effect, type ReadableAtom } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { remote, type Remote, type RemoteState } from "../../../shared/state/index.ts";
import { connect, SuiteError } from "../../../shared/suite/index.ts";
import { readPushConfig, sendPushToken, type PushConfig } from "../common/calls/push.ts";
import { thisBrowser } from "./browser.ts";
import type { PushService } from "./push-service.ts";

export interface PushProps {
  readonly worker: string;
  /** Origins that a press may open besides the site's own, with a blank between them. */
  readonly origins: string;
}

type Context = Pick<WidgetContext<PushProps>, "props" | "server" | "editing" | "signal" | "emit" | "fail" | "state">;

/** `offer`: the soft question. `denied`: the browser holds notifications back. `none`: there is nothing to show. */
type Phase = "none" | "offer" | "on" | "denied";

interface Standing {
  readonly phase: Phase;
  readonly config: PushConfig | null;
}

export interface PushBlock {
  /** Null: nothing is known yet. */
  readonly phase: Phase | null;
  readonly busy: boolean;
  /** What was pressed did not work. */
  readonly failed: boolean;
}

export interface PushStore {
  readonly block: ReadableAtom<PushBlock>;
  /** What the visitor did here last, for screen readers. */
  readonly done: ReadableAtom<"on" | "off" | "denied" | "">;
  accept(): Promise<void>;
  turnOff(): Promise<void>;
  later(): void;
}

/** How long "Not now" counts, ms. */
const pause = 30 * 24 * 3600 * 1000;

/** What the browser's own pieces throw has no kind. */
const asTrouble = (error: unknown): unknown =>
  (error as { kind?: unknown }).kind
    ? error
    : new SuiteError("config", `no push notifications: ${error}`, { cause: error });

/** The worker with its origins: what a worker has in its address it still has when it was put to sleep and wakes up. */
const addressWith = ({ worker, origins }: PushProps): string =>
  origins ? `${worker}${worker.includes("?") ? "&" : "?"}${String(new URLSearchParams({ origins }))}` : worker;

/** Push notifications. How things stand is common to all blocks of the page and told to other tabs. */
export function createPush(
  { props, server, editing, signal, emit, fail, state }: Context,
  browser = thisBrowser(),
): PushStore {
  const client = connect(server);
  const block = atom<PushBlock>({ phase: null, busy: false, failed: false });
  const act = atom({ busy: false, failed: false });
  const done = atom<"on" | "off" | "denied" | "">("");
  /** Part of a token that is the session's: enough to know that one by. */
  const session = () => client.csrfToken()?.slice(0, 8) ?? "";
  let record: Remote<Standing>;
  let told: unknown;

  async function send(token: string) {
    await sendPushToken(client, token);
    browser.told.set(session());
  }

  /** The stock theme sends the token with every page: the suite forgets the devices of a session that has ended. Here once is enough in each. */
  async function remind(service: PushService) {
    if (session() && session() !== browser.told.get()) await send(await service.token());
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
      remind(browser.service(config, worker)).catch((error: unknown) => fail(asTrouble(error)));
      return { phase: "on", config };
    }
    return { phase: later ? "none" : permission === "denied" ? "denied" : "offer", config };
  }

  const update = (
    { value, error, loading }: RemoteState<Standing>,
    { busy, failed }: { busy: boolean; failed: boolean },
  ) => {
    // without an answer there is nothing to offer, and nobody has asked for it
    const phase = value?.phase ?? (error ? "none" : null);
    block.set({ phase, busy, failed });
    for (const [name, on] of Object.entries({
      loading: loading && !value,
      unavailable: phase === "none",
      on: phase === "on",
      error: failed || !!error,
    }))
      state(name, on);
    if (error && error !== told) fail(error);
    told = error;
    if (phase === "on" && value?.config?.firebase) browser.hear(addressWith(props.get()));
  };

  const stop = effect([props, editing], (now, still) => {
    const worker = addressWith(now);
    record = remote(`suite.push ${server} ${worker}`, () => look(worker));
    if (!still) void record.load();
    return effect([record.state, act], update);
  });
  signal.addEventListener("abort", stop);

  const put = (phase: Phase) => {
    const { config = null } = record.state.get().value ?? {};
    record.put({ phase, config });
  };

  /** Does what was pressed, once at a time. */
  async function run(work: (config: PushConfig) => Promise<void>) {
    const { config } = record.state.get().value ?? {};
    if (!config || act.get().busy) return;
    done.set("");
    act.set({ busy: true, failed: false });
    try {
      await work(config);
      act.set({ busy: false, failed: false });
    } catch (error) {
      act.set({ busy: false, failed: true });
      fail(asTrouble(error));
    }
  }

  async function subscribe(config: PushConfig) {
    const service = browser.service(config, addressWith(props.get()));
    try {
      await send(await service.subscribe());
    } catch (error) {
      // nobody would send to it, and the next page would say that all is well
      await service.unsubscribe().catch(() => {});
      throw error;
    }
  }

  const change = (granted: boolean) => emit("suite-push-change", { granted });

  return {
    block,
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
