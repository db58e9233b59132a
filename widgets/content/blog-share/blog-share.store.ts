import type { StoreContext, WidgetContext } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { type Network, shareAddress, type SharedPage } from "#shared/ui/index.ts";
import type { BlogShareTexts } from "./blog-share.element.ts";
import type { events } from "./blog-share.element.ts";
import { quotationOf } from "./quotation.ts";
import type { Use } from "./share.attribute.ts";

export interface BlogShareProps {
  readonly share: readonly Use[] | undefined;
}

/** In the window, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Text that somebody has selected, what may be done with it, and where that is offered. */
export interface Quotation extends Point {
  readonly text: string;
  readonly uses: readonly Use[];
}

export interface BlogShareState {
  readonly quotation: Quotation | null;
  /** A reader may select something, or has: what offers to share it is there from then on. */
  readonly isAsked: boolean;
}

type Context = StoreContext<BlogShareProps, typeof events> & Pick<WidgetContext<unknown, BlogShareTexts>, "texts">;

export type BlogShareStore = ReturnType<typeof createBlogShare>;

/** What is shared of a blog: its posts by their icons, and what somebody selects in one. */
export function createBlogShare(context: Context) {
  const { props, texts, server, emit } = context;
  const state = storeState<BlogShareState>({ quotation: null, isAsked: false }, context, ({ quotation }) => ({
    selected: quotation,
  }));
  const dismiss = () => state.get().quotation && state.change({ quotation: null });
  return {
    state,
    dismiss,
    /** @param uses of the part of the page in which it is; what the element says comes before */
    select(selected: string, uses: readonly Use[], at: Point) {
      const text = quotationOf(selected);
      const offered = props.get().share ?? uses;
      if (text === undefined || offered.length === 0) dismiss();
      else state.change({ quotation: { text, uses: offered, ...at } });
    },
    ask: () => state.get().isAsked || state.change({ isAsked: true }),
    addressOf: (network: Network, { title, url }: SharedPage): string =>
      network === "twitter"
        ? `https://twitter.com/intent/tweet?tw_p=tweetbutton&text=${encodeURIComponent(fill(texts.get().tweet, { title, url }))}`
        : shareAddress(network, url, title),
    /** @param target a network, or `platform` for the device's own way of sharing */
    shared: (target: string, url: string, text: string) => emit("suite-share", { target, url, text }),
    /** Asks the page's chatter to quote a text (behaviour/events-blog-rating.md item 23). */
    quote(text: string) {
      emit("suite-chatter-quote", { text: `"${text}" `, server }, { cancelable: true });
      dismiss();
    },
  };
}
