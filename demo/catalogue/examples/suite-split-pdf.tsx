/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Opener } from "#demo/common/Opener.tsx";
import type { View } from "#demo/common/view.ts";
import { samplePdf } from "#demo/server/portal/orders/sample.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const texts = (view: View) =>
  localized(view, {
    en: { text: "The suite splits files for signed-in customers.", action: "Sign in as a customer" },
    ar: { text: "يقسّم النظام الملفات للعملاء المسجَّلين.", action: "سجّل الدخول عميلًا" },
  });

export const example: Example = {
  page: "/try/portal",
  preview: () => <Scene of="tracker" />,
  live: (view) => (
    <>
      <Opener view={view} {...texts(view)} to="/qa/user" name="user" value="portal" />
      <suite-split-pdf data-attachment-id={samplePdf}></suite-split-pdf>
    </>
  ),
  variants: () => [],
};
