import type { StoreContext } from "#shared/element/index.ts";
import { encoded, type Network, shareAddress, type SharedPage } from "#shared/ui/index.ts";
import type en from "../i18n/en.json";

export type ShareTexts = Readonly<typeof en.share>;

export const events = {
  "suite-share": "A visitor shares the page on a network or by the `platform`. detail: { target: string, url: string }",
} as const;

export interface ShareProps {
  readonly networks: readonly Network[] | undefined;
}

const usual: readonly Network[] = ["facebook", "twitter", "linkedin", "email"];

export type ShareStore = ReturnType<typeof createShare>;

/** Parameters of share links for the address and the title. @see docs/reference/website.md#website-15 */
const parameter = /([?&])(u|url|body|title|text|subject)=[^&#]*/g;

/** Creates share addresses, and the event of a shared page. */
export function createShare({ props, emit }: StoreContext<ShareProps, typeof events>) {
  return {
    networks: (): readonly Network[] => props.get().networks ?? usual,
    addressOf: (network: Network, { url, title }: SharedPage): string => shareAddress(network, url, title),
    /** Returns the address of one of the page's links with the current page in its parameters. */
    filled: (href: string, { url, title }: SharedPage): string =>
      href.replace(
        parameter,
        (_, mark: string, name: string) => `${mark}${name}=${encoded(/^(u|url|body)$/.test(name) ? url : title)}`,
      ),
    /** Emits the event of a shared page. @param target a network, or `platform` for the device's share dialog */
    shared: (target: string, url: string) => emit("suite-share", { target, url }),
  };
}
