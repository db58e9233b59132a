import { collapseSpace, type StoreContext, type WidgetContext, type WidgetView } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { type Network, shareAddress, type SharedPage } from "#shared/ui/index.ts";
import type en from "../i18n/en.json";

export type BlogShareTexts = Readonly<typeof en.blogShare>;

export const events = {
  "suite-share":
    "A visitor shared a post, or a text of it, by a network or by the `platform`. detail: { target: string, url: string, text: string }",
  "suite-chatter-quote":
    "Asks the page's `suite-chatter` to quote a text, with quotation marks. detail: { text: string, server: string }",
} as const;

/** Use of a selected text. */
export type Use = "tweet" | "comment";

const isUse = (name: string): name is Use => name === "tweet" || name === "comment";

/** Parses "tweet comment"; undefined if a name is unknown. */
export function parseUses(list: string): readonly Use[] | undefined {
  const names = list.trim().split(/\s+/);
  return names.every(isUse) ? names : undefined;
}

export interface BlogShareProps {
  readonly share: readonly Use[] | undefined;
}

/** Position in the window, px. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Selected text with the uses that are offered, and the position of the offer. */
interface Quotation extends Point {
  readonly text: string;
  readonly uses: readonly Use[];
}

interface BlogShareState {
  readonly quotation: Quotation | null;
  /** True once a visitor may select a text: the view that offers to share it is loaded from then on. */
  readonly hasOffer: boolean;
}

type Context = StoreContext<BlogShareProps, typeof events> & Pick<WidgetContext<unknown, BlogShareTexts>, "texts">;

/** Characters of the shortest quotation. @see docs/reference/content.md#content-24 */
const minimum = 5;

/** Returns the selected text in one line; undefined if it is too short. */
export function quotationOf(selected: string): string | undefined {
  const text = collapseSpace(selected);
  return text.length < minimum ? undefined : text;
}

export type BlogShareStore = ReturnType<typeof createBlogShare>;
export type BlogShareView = WidgetView<BlogShareStore, BlogShareProps, BlogShareTexts>;

/** Shares posts of a blog by their icons, and text that a visitor selects in a post. */
export function createBlogShare(context: Context) {
  const { props, texts, server, emit } = context;
  const state = storeState<BlogShareState>({ quotation: null, hasOffer: false }, context, ({ quotation }) => ({
    selected: quotation,
  }));
  const dismiss = () => state.get().quotation && state.change({ quotation: null });
  return {
    state,
    dismiss,
    /** @param uses of the part of the page with the selection; the element's attribute has precedence */
    select(selected: string, uses: readonly Use[], at: Point) {
      const text = quotationOf(selected);
      const offered = props.get().share ?? uses;
      if (text === undefined || offered.length === 0) dismiss();
      else state.change({ quotation: { text, uses: offered, ...at } });
    },
    prepareOffer: () => state.get().hasOffer || state.change({ hasOffer: true }),
    addressOf: (network: Network, { title, url }: SharedPage): string =>
      network === "twitter"
        ? `https://twitter.com/intent/tweet?tw_p=tweetbutton&text=${encodeURIComponent(fill(texts.get().tweet, { title, url }))}`
        : shareAddress(network, url, title),
    /** @param target a network, or `platform` for the device's own share dialog */
    shared: (target: string, url: string, text: string) => emit("suite-share", { target, url, text }),
    /** Asks the page's chatter to quote a text. */
    quote(text: string) {
      emit("suite-chatter-quote", { text: `"${text}" `, server }, { cancelable: true });
      dismiss();
    },
  };
}
