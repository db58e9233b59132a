import { cookies, type PopupQueue } from "#shared/state/index.ts";

/** What the popup needs of the browser; its store gets another one where there is none. */
export interface Browser {
  readonly hostname: string;
  readonly cookies: {
    get(name: string): string | undefined;
    set(name: string, value: string, options: { expires: number }): unknown;
  };
  loadPopupQueue(): Promise<PopupQueue>;
}

export const thisBrowser = (): Browser => ({
  hostname: location.hostname,
  cookies,
  loadPopupQueue: async () => (await import("#shared/state/popup-queue.ts")).popupQueue(),
});
