import type { StoreContext } from "#shared/element/index.ts";
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
}

export type SharePopoverStore = ReturnType<typeof createSharePopover>;

/** Creates the state of the popover. */
export const createSharePopover = (context: StoreContext<SharePopoverProps, typeof events>) => ({
  state: storeState<SharePopoverState>({ isOpen: false }, context, ({ isOpen }) => ({ open: isOpen })),
  shared: (target: Network, url: string) => context.emit("suite-share", { target, url }),
});
