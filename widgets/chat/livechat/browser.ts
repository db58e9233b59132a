import { narrow } from "../../../shared/a11y/index.ts";
import { cookies, type Attention } from "../../../shared/state/index.ts";
import { pageContext } from "../../../shared/suite/index.ts";
import type * as chat from "./livechat.window.ts";

/** What a live chat needs of the browser; its store gets another one where there is none. */
export interface Browser {
  readonly cookies: {
    get(name: string): string | undefined;
    set(name: string, value: string, options: { expires: Date }): unknown;
    remove(name: string): void;
  };
  /** Path, query and hash of this page. */
  path(): string;
  isMobile(): boolean;
  isSignedIn(): boolean;
  /** The heavy part. */
  loadWindow(): Promise<typeof chat>;
  /** The manager of what opens by itself. */
  loadAttention(): Promise<Attention>;
}

export const thisBrowser = (): Browser => ({
  cookies,
  path: () => location.href.slice(location.origin.length),
  isMobile: () => narrow().get(),
  isSignedIn: () => !pageContext().isVisitor,
  loadWindow: () => import("./livechat.window.ts"),
  loadAttention: async () => (await import("../../../shared/state/attention.ts")).attention(),
});
