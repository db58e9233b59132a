/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";

export const example: Example = {
  page: "/my",
  preview: () => <suite-sign-in></suite-sign-in>,
  live: () => <suite-sign-in></suite-sign-in>,
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "On to the portal", note: "After the visitor has signed in." },
        ar: { title: "إلى البوابة", note: "بعد تسجيل دخول الزائر." },
      }),
      tag: <suite-sign-in data-then="/my"></suite-sign-in>,
    },
  ],
};
