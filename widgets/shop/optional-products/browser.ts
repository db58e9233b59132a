import { connect } from "#shared/suite/index.ts";
import type { OptionData } from "./options.types.ts";

/** What the dialog needs of the browser; its store gets another one where there is none. */
export interface Browser {
  /** Reads the suite's HTML. */
  read(html: string, server: string): Promise<readonly OptionData[]>;
  /** Whether the page has a token for the suite's forms. */
  hasToken(server: string): boolean;
}

export const thisBrowser = (): Browser => ({
  read: async (html, server) => (await import("./options.markup.ts")).readOptions(html, server),
  hasToken: (server) => !!connect(server).csrfToken(),
});
