import type { WidgetContext } from "../../../shared/element/index.ts";
import { storeState } from "../../../shared/state/index.ts";
import { type Network, shareAddress, type SharedPage } from "../../../shared/ui/share/index.ts";

export interface SharePopoverProps {
  readonly social: readonly Network[] | undefined;
  readonly hashtags: string;
}

export interface SharePopoverState {
  readonly isOpen: boolean;
}

type Context = Pick<WidgetContext<SharePopoverProps>, "props" | "signal" | "state" | "emit" | "fail">;

export type SharePopoverStore = ReturnType<typeof createSharePopover>;

const usual: readonly Network[] = ["facebook", "twitter", "linkedin"];

/** The page's address without what belongs to this visit. */
const plainUrl = ({ url }: SharedPage) => url.replace(/[?#].*/s, "");

/** How a page is shared: its title without the company's name, which is a hashtag on Twitter (behaviour/website-misc.md item 39). */
export function createSharePopover(context: Context) {
  const { props, emit } = context;
  return {
    state: storeState<SharePopoverState>({ isOpen: false }, context, ({ isOpen }) => ({ open: isOpen })),
    links(page: SharedPage) {
      const { social = usual, hashtags } = props.get();
      const [name = "", company] = page.title.split(" | ");
      const text = [name, hashtags, company && `#${company.replace(" ", "")}`].filter(Boolean).join(" ");
      return social.map((network) => ({
        network,
        href: shareAddress(network, plainUrl(page), network === "twitter" ? text : name),
      }));
    },
    shared: (target: Network, page: SharedPage) => emit("suite-share", { target, url: plainUrl(page) }),
  };
}
