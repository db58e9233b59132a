import type { StoreContext, WidgetView } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import type { Network } from "#shared/ui/index.ts";
import type en from "../i18n/en.json";

export type SharePopoverTexts = Readonly<typeof en.sharePopover>;

export const events = {
  "suite-share": "A visitor shares the page on a network. detail: { target: string, url: string }",
} as const;

export interface SharePopoverProps {
  readonly social: readonly Network[] | undefined;
  readonly hashtags: string;
}

interface SharePopoverState {
  readonly isOpen: boolean;
  /** True once the visitor is about to open the popover, which then loads its links. */
  readonly isNeeded: boolean;
}

export type SharePopoverStore = ReturnType<typeof createSharePopover>;
export type SharePopoverView = WidgetView<SharePopoverStore, SharePopoverProps, SharePopoverTexts>;

const initial: SharePopoverState = { isOpen: false, isNeeded: false };

/** Creates the state of the popover. */
export function createSharePopover(context: StoreContext<SharePopoverProps, typeof events>) {
  const state = storeState(initial, context, ({ isOpen }) => ({ open: isOpen }));
  const load = () => state.change({ isNeeded: true });
  return {
    state,
    load,
    open(isOpen: boolean) {
      state.change({ isOpen });
      if (isOpen) load();
    },
    /** Reports links that failed to load; the next call of `load` tries again. */
    fail(error: unknown) {
      state.change({ isNeeded: false });
      context.fail(error);
    },
    shared: (target: Network, url: string) => context.emit("suite-share", { target, url }),
  };
}
