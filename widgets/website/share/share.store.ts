import type { StoreContext } from "#shared/element/index.ts";
import { encoded, type Network, shareAddress, type SharedPage } from "#shared/ui/index.ts";
import type en from "../i18n/en.json";

export type ShareTexts = Readonly<typeof en.share>;

export const events = {
  "suite-share":
    "A visitor shares the page, by a network or by the `platform`. detail: { target: string, url: string }",
} as const;

export interface ShareProps {
  readonly networks: readonly Network[] | undefined;
}

const usual: readonly Network[] = ["facebook", "twitter", "linkedin", "email"];

export type ShareStore = ReturnType<typeof createShare>;

/** Names of parameters that the suite's links have for the address and for the title. */
const parameter = /([?&])(u|url|body|title|text|subject)=[^&#]*/g;

/** Addresses by which a page is shared, and who was told of it. */
export function createShare({ props, emit }: StoreContext<ShareProps, typeof events>) {
  return {
    networks: (): readonly Network[] => props.get().networks ?? usual,
    addressOf: (network: Network, { url, title }: SharedPage): string => shareAddress(network, url, title),
    /** A link of the page's with the page that it shares now. */
    filled: (href: string, { url, title }: SharedPage): string =>
      href.replace(
        parameter,
        (_, mark: string, name: string) => `${mark}${name}=${encoded(/^(u|url|body)$/.test(name) ? url : title)}`,
      ),
    /** @param target a network, or `platform` for the device's own way of sharing */
    shared: (target: string, url: string) => emit("suite-share", { target, url }),
  };
}
