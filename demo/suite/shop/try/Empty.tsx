/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Opener } from "#demo/common/Opener.tsx";
import type { View } from "#demo/common/view.ts";

/** Replaces an empty cart or wishlist: one press adds a product. */
export const Empty = ({ view }: { view: View }) => {
  const said = localized(view, {
    en: { text: "You have not collected anything yet.", action: "Put in two products" },
    ar: { text: "لم تجمع شيئًا بعد.", action: "أضف منتجين" },
  });
  return <Opener view={view} {...said} to="/qa/basket" />;
};
