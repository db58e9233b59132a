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

/** Returns a script address that a page with Trusted Types accepts. The address is trusted, since the page author wrote it. */
const trusted = (url: string): string =>
  shared("suite.worker", () =>
    (globalThis as PolicyMaker).trustedTypes?.createPolicy("suite-worker", { createScriptURL: (address) => address }),
  )?.createScriptURL(url) ?? url;

/**
 * Returns Firebase's scope beside the worker, so that both share one registration, and a worker that serves the site's pages keeps
 * its own.
 */
const scopeOf = (worker: string): string => new URL("firebase-cloud-messaging-push-scope", fromPage(worker)).href;

/** Returns the registration of the worker; undefined if there is none. */
export async function findRegistration(worker: string): Promise<ServiceWorkerRegistration | undefined> {
  const scope = scopeOf(worker);
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // a worker of the whole site is returned for all addresses
  return registration?.scope === scope ? registration : undefined;
}

/** Resolves once the worker is active, as push services require. */
const active = (registration: ServiceWorkerRegistration) =>
  new Promise<ServiceWorkerRegistration>((resolve, reject) => {
    const worker = registration.installing ?? registration.waiting;
    if (registration.active || !worker) return resolve(registration);
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(registration);
      else if (worker.state === "redundant") reject(new Error("the service worker could not be installed"));
    });
  });

/** Installs the worker. Rejects if there is none at the address, or the address is of another origin. */
export const register = async (worker: string): Promise<ServiceWorkerRegistration> =>
  active(await navigator.serviceWorker.register(trusted(fromPage(worker)), { scope: scopeOf(worker) }));
