import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { pageConsent } from "../common/consent.ts";
import type en from "../i18n/en.json";

export type SocialPageTexts = Readonly<typeof en.socialPage>;

export interface SocialPageProps {
  readonly href: string;
  /** Height in px. */
  readonly height: number;
  readonly tabs: string;
  readonly smallHeader: boolean;
  readonly hideCover: boolean;
  readonly showFacepile: boolean;
}

interface SocialPageState {
  readonly isShown: boolean;
}

export type SocialPageStore = ReturnType<typeof createSocialPage>;

/**
 * Creates the state of the network's page, shown if the visitor allows social networks, or after a press that allows this one.
 * @see docs/reference/website.md#website-16
 */
export function createSocialPage(context: StoreContext<SocialPageProps>) {
  const { props, editing, signal } = context;
  const { granted } = pageConsent();
  const state = storeState<SocialPageState>({ isShown: false }, context, ({ isShown }) => ({ shown: isShown }));
  const isAllowed = () => granted.get().includes("social");
  untilAbort(
    signal,
    granted.listen((_, old) => old?.includes("social") !== isAllowed() && state.change({ isShown: isAllowed() })),
    editing.subscribe((isEditing) => state.change({ isShown: !isEditing && isAllowed() })),
  );
  return {
    state,
    show: () => state.change({ isShown: true }),
    /** Returns the address of the frame. @param available width in px; the network accepts 180 to 500 */
    address(available: number) {
      const { href, height, tabs, smallHeader, hideCover, showFacepile } = props.get();
      return `https://www.facebook.com/plugins/page.php?${new URLSearchParams({
        href,
        height: String(height),
        width: String(Math.min(500, Math.max(180, Math.floor(available)))),
        tabs,
        small_header: String(smallHeader),
        hide_cover: String(hideCover),
        show_facepile: String(showFacepile),
      })}`;
    },
  };
}
