import { connect } from "#shared/suite/index.ts";
import type { OptionData } from "./optional-products.types.ts";

/** Functions of the browser that the dialog needs; tests replace them. */
export interface OptionalProductsEnv {
  /** Reads the products in HTML of the suite. */
  read(html: string, server: string): Promise<readonly OptionData[]>;
  /** Returns true if the page has a token for the suite's forms. */
  hasToken(server: string): boolean;
}

export const optionalProductsEnv: OptionalProductsEnv = {
  read: async (html, server) => (await import("./options.markup.ts")).readOptions(html, server),
  hasToken: (server) => !!connect(server).csrfToken(),
};
