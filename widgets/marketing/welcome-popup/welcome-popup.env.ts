import { cookies, type PopupQueue } from "#shared/state/index.ts";

/** Functions of the browser that the popup needs; tests replace them. */
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
