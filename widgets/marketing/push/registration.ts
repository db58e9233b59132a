import { shared } from "#shared/element/index.ts";
import { fromPage } from "#shared/html/index.ts";

/** Service that delivers messages to this browser. */
export interface PushService {
  /** Subscribes; resolves to the token by which the suite sends. */
  subscribe(): Promise<string>;
  /** Resolves to the token of the present subscription. */
  token(): Promise<string>;
  /** Unsubscribes, also without a subscription. */
  unsubscribe(): Promise<void>;
}

interface PolicyMaker {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  };
}

/** An address of a script that a page with Trusted Types takes: ours is what the author of the page wrote. */
const trusted = (url: string): string =>
  shared("suite.worker", () =>
    (globalThis as PolicyMaker).trustedTypes?.createPolicy("suite-worker", { createScriptURL: (own) => own }),
  )?.createScriptURL(url) ?? url;

/**
 * Firebase's own scope beside the worker, so that both share one registration, and so that a worker which serves the
 * site's pages keeps its own.
 */
const scopeOf = (worker: string): string => new URL("firebase-cloud-messaging-push-scope", fromPage(worker)).href;

/** The registration, if there is one. */
export async function findRegistration(worker: string): Promise<ServiceWorkerRegistration | undefined> {
  const scope = scopeOf(worker);
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // a worker of the whole site answers for all addresses
  return registration?.scope === scope ? registration : undefined;
}

/** A push service needs a worker that runs. */
const active = (registration: ServiceWorkerRegistration) =>
  new Promise<ServiceWorkerRegistration>((resolve, reject) => {
    const worker = registration.installing ?? registration.waiting;
    if (registration.active || !worker) return resolve(registration);
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(registration);
      else if (worker.state === "redundant") reject(new Error("the service worker could not be installed"));
    });
  });

/** Installs the worker. Rejects where there is none at the address, or it is of another origin. */
export const register = async (worker: string): Promise<ServiceWorkerRegistration> =>
  active(await navigator.serviceWorker.register(trusted(fromPage(worker)), { scope: scopeOf(worker) }));
