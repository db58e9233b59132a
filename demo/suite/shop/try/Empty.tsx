/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Opener } from "#demo/common/Opener.tsx";
import type { View } from "#demo/common/view.ts";

/** Replaces an empty cart: one press adds products. */
export const Empty = ({ view }: { view: View }) => {
  const said = localized(view, {
    en: { text: "Your cart is empty.", action: "Put in two products" },
    ar: { text: "سلتك فارغة.", action: "أضف منتجين" },
  });
  return <Opener view={view} {...said} to="/qa/basket" />;
};
