import { currentPage, type Network, shareAddress, type SharedPage } from "#shared/ui/index.ts";
import { ShareLink } from "../common/ShareLink.tsx";
import type { SharePopoverProps, SharePopoverTexts } from "./share-popover.store.ts";

export interface ShareLinksProps extends SharePopoverProps {
  readonly texts: SharePopoverTexts;
  /** @param url the page that is shared */
  readonly onShare: (target: Network, url: string) => void;
}

const usual: readonly Network[] = ["facebook", "twitter", "linkedin"];

/** A page is shared by its title without the company's name, which is a hashtag on Twitter. */
function textFor(network: Network, { title }: SharedPage, hashtags: string): string {
  const [name = "", company] = title.split(" | ");
  if (network !== "twitter") return name;
  return [name, hashtags, company && `#${company.replace(" ", "")}`].filter(Boolean).join(" ");
}

/** What the popover offers: it comes when somebody is about to open it. */
export function ShareLinks({ social = usual, hashtags, texts, onShare }: ShareLinksProps) {
  // without what belongs to this visit
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
