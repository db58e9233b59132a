import { failureTexts, type Texts } from "../../i18n/index.ts";

/** What several elements of the shop say. */
export const shopTexts = {
  ...failureTexts,
  failureGone: "This product is not available any more.",
  dismiss: "Close this message",
};

export type ShopTexts = Texts<typeof shopTexts>;
