import type { StoreContext } from "#shared/element/index.ts";
import type en from "../i18n/en.json";

export type WebsiteSwitchTexts = Readonly<typeof en.websiteSwitch>;

export interface WebsiteSwitchProps {
  readonly websiteId: number;
  readonly domain: string;
}

export type WebsiteSwitchStore = ReturnType<typeof createWebsiteSwitch>;

/** Parses a domain as the suite stores it, with or without scheme; undefined for anything else. @see docs/reference/website.md#website-5 */
export const parseDomain = (domain: string): string | undefined =>
  /^(https?:\/\/)?[^\s/?#@\\]+\/?$/i.test(domain) && URL.canParse(domain.replace(/^(?!https?:)/i, "http://"))
    ? domain.replace(/\/$/, "")
    : undefined;

/** Creates the address of the same page on another website. */
export function createWebsiteSwitch({ props }: StoreContext<WebsiteSwitchProps>) {
  return {
    /** Returns the address on the other website. @param page current address of the page */
    address(page: string): string {
      const { websiteId, domain } = props.get();
      const here = new URL(page);
      // without scheme and port, the page's own ones stay
      if (!domain.includes("://")) here.host = domain || here.host;
      const there = domain.includes("://") ? new URL(domain + here.pathname + here.search + here.hash) : here;
      there.searchParams.set("fw", `${websiteId}`);
      return there.href;
    },
  };
}
