import { currentPage, type Network, shareAddress, type SharedPage } from "#shared/ui/index.ts";
import { ShareLink } from "../common/ShareLink.tsx";
import type { SharePopoverProps, SharePopoverTexts } from "./share-popover.store.ts";

export interface ShareLinksProps extends SharePopoverProps {
  readonly texts: SharePopoverTexts;
  /** @param url address of the shared page */
  readonly onShare: (target: Network, url: string) => void;
}

const usual: readonly Network[] = ["facebook", "twitter", "linkedin"];

/** Returns the text for a network: the title without the company's name, which becomes a hashtag on Twitter. */
function textFor(network: Network, { title }: SharedPage, hashtags: string): string {
  const [name = "", company] = title.split(" | ");
  if (network !== "twitter") return name;
  return [name, hashtags, company && `#${company.replace(" ", "")}`].filter(Boolean).join(" ");
}

/** Links of the popover, loaded when the visitor is about to open it. */
export function ShareLinks({ social = usual, hashtags, texts, onShare }: ShareLinksProps) {
  // query and hash may belong to this visit alone
  const bare = (url: string) => url.replace(/[?#].*/s, "");
  const addressOf = (network: Network) => {
    const page = currentPage();
    return shareAddress(network, bare(page.url), textFor(network, page, hashtags));
  };
  return social.map((network) => (
    <ShareLink
      key={network}
      network={network}
      addressOf={() => addressOf(network)}
      texts={texts}
      size={[500, 500]}
      onShare={() => onShare(network, bare(currentPage().url))}
    />
  ));
}
