import type { StoreContext } from "#shared/element/index.ts";
import type en from "../i18n/en.json";

export type WebsiteSwitchTexts = Readonly<typeof en.websiteSwitch>;

export interface WebsiteSwitchProps {
  readonly websiteId: number;
  readonly domain: string;
}

export type WebsiteSwitchStore = ReturnType<typeof createWebsiteSwitch>;

/** A domain as the suite stores it, with its scheme or without; undefined for anything else. */
export const parseDomain = (domain: string): string | undefined =>
  /^(https?:\/\/)?[^\s/?#@\\]+\/?$/i.test(domain) && URL.canParse(domain.replace(/^(?!https?:)/i, "http://"))
    ? domain.replace(/\/$/, "")
    : undefined;

/** Where the same page of another website is. */
export function createWebsiteSwitch({ props }: StoreContext<WebsiteSwitchProps>) {
  return {
    /** @param page address of the page as it is now */
    address(page: string): string {
      const { websiteId, domain } = props.get();
      const here = new URL(page);
      // without a scheme it is the page's, and where it names no port the page's as well
      if (!domain.includes("://")) here.host = domain || here.host;
      const there = domain.includes("://") ? new URL(domain + here.pathname + here.search + here.hash) : here;
      there.searchParams.set("fw", `${websiteId}`);
      return there.href;
    },
  };
}
