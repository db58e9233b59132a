import { atom, effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { type Remote, remote, type RemoteState, type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import { type PushConfig, readPushConfig, sendPushToken } from "../api/push.ts";
import { type Browser, thisBrowser } from "./push.env.ts";
import type { PushService } from "./registration.ts";

export const events = {
  "suite-push-change":
    "The visitor allowed notifications or turned them off, or the browser refused them. detail: { granted: boolean }",
} as const;

export interface PushProps {
  readonly worker: string;
  /** Origins besides the site's own that a click on a notification may open, separated by blanks. */
  readonly origins: string;
}

/** `offer`: the question before the browser's prompt. `denied`: the browser blocks notifications. `none`: there is nothing to show. */
type Phase = "none" | "offer" | "on" | "denied";

type Context = StoreContext<PushProps, typeof events>;

interface Status {
  readonly phase: Phase;
  readonly config: PushConfig | null;
}

/** Action of the visitor: to turn notifications on or off. */
interface Action {
  readonly busy: boolean;
  readonly error: unknown;
}

export interface PushState extends Action {
  /** True until the phase is known. */
  readonly loading: boolean;
  /** Null until the phase is known. */
  readonly phase: Phase | null;
  /** True if the last action has failed; `error` may also be the error of the check. */
  readonly failed: boolean;
}

const initial: PushState = { loading: false, phase: null, busy: false, failed: false, error: null };

export type PushStore = ReturnType<typeof createPush>;

/** Time in ms for which "Not now" hides the offer. */
const pause = 30 * 24 * 3600 * 1000;

/** Converts an exception of the browser, which has no kind. */
const asSuiteError = (error: unknown): unknown =>
  (error as { kind?: unknown }).kind
    ? error
    : new SuiteError("config", `no push notifications: ${error}`, { cause: error });

/** Returns the address of the worker with its origins: the address survives when the browser stops and restarts the worker. */
const addressWith = ({ worker, origins }: PushProps): string =>
  origins ? `${worker}${worker.includes("?") ? "&" : "?"}${String(new URLSearchParams({ origins }))}` : worker;

/** Requests and subscriptions of this device. */
function createDevice({ server, fail }: Context, browser: Browser) {
  const client = connect(server);
  /** Returns the part of the CSRF token that identifies the session. */
  const session = () => client.csrfToken()?.slice(0, 8) ?? "";
  const send = async (token: string) => {
    await sendPushToken(client, token);
    browser.tokenSession.set(session());
  };
  /** Sends the token once per session, since the suite forgets the devices of ended sessions. The built-in theme sends it with every page. */
  const remind = async (service: PushService) => {
    if (session() && session() !== browser.tokenSession.get()) await send(await service.token());
  };
  return {
    /** Finds out the phase. The suite is asked only if its response can matter. */
    async check(worker: string): Promise<Status> {
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
    },
    async subscribe(config: PushConfig, worker: string) {
      const service = browser.service(config, worker);
      try {
        await send(await service.subscribe());
      } catch (error) {
        // the suite would not send to the subscription, and the next page would show notifications as on
        await service.unsubscribe().catch(() => {});
        throw error;
      }
    },
    unsubscribe: (config: PushConfig, worker: string) => browser.service(config, worker).unsubscribe(),
  };
}

/** Runs an action of the visitor; never rejects. */
async function run(action: StoreState<Action>, work: () => Promise<void>): Promise<void> {
  action.set({ busy: true, error: null });
  try {
    await work();
    action.change({ busy: false });
  } catch (error) {
    action.set({ busy: false, error: asSuiteError(error) });
  }
}

const statesOf = ({ loading, phase, error }: PushState) => ({
  loading,
  unavailable: phase === "none",
  on: phase === "on",
  error,
});

/** Returns the state of a block. @param shownError the error of the state until now */
function stateOf(answer: RemoteState<Status>, { busy, error }: Action, shownError: unknown): PushState {
  const { value } = answer;
  return {
    loading: answer.loading && !value,
    // without a response there is nothing to offer, and the visitor has not asked for anything
    phase: value?.phase ?? (answer.error ? "none" : null),
    busy,
    failed: !!error,
    // while the action is repeated, an older error of the check is neither shown nor reported again
    error: error ?? (answer.error && busy ? shownError : answer.error),
  };
}

/** Store of push notifications. The phase is common to all blocks of the page and is sent to other tabs. */
export function createPush(context: Context, browser = thisBrowser()) {
  const { props, server, editing, signal, emit } = context;
  const device = createDevice(context, browser);
  const state = storeState(initial, context, statesOf);
  const action = storeState<Action>({ busy: false, error: null });
  /** Last action of the visitor in this block, for screen readers. */
  const done = atom<"on" | "off" | "denied" | "">("");
  let status: Remote<Status>;

  const update = (answer: RemoteState<Status>, current: Action) => {
    state.set(stateOf(answer, current, state.get().error));
    if (answer.value?.phase === "on" && answer.value.config?.firebase) browser.hear(addressWith(props.get()));
  };

  untilAbort(
    signal,
    effect([props, editing], (now, isEditing) => {
      const worker = addressWith(now);
      status = remote(`suite.push ${server} ${worker}`, () => device.check(worker));
      if (!isEditing) void status.load();
      return effect([status.state, action], update);
    }),
  );

  const put = (phase: Phase) => status.put({ phase, config: status.state.get().value?.config ?? null });

  /** Starts an action, one at a time. */
  const start = async (work: (config: PushConfig, worker: string) => Promise<void>) => {
    const { config } = status.state.get().value ?? {};
    if (!config || action.get().busy) return;
    done.set("");
    await run(action, () => work(config, addressWith(props.get())));
  };

  const finish = (phase: Phase, result: "on" | "off" | "denied" | "", granted: boolean) => {
    put(phase);
    done.set(result);
    emit("suite-push-change", { granted });
  };

  return {
    state,
    done,
    accept: () =>
      start(async (config, worker) => {
        const permission = await browser.ask();
        if (permission === "denied") return finish("denied", "denied", false);
        // a prompt that the visitor only closed can be shown again
        if (permission !== "granted") return finish("offer", "", false);
        await device.subscribe(config, worker);
        finish("on", "on", true);
      }),
    turnOff: () =>
      start(async (config, worker) => {
        await device.unsubscribe(config, worker);
        finish("offer", "off", false);
      }),
    later() {
      browser.later.set(Date.now() + pause);
      put("none");
    },
  };
}
