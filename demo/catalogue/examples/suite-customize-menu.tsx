/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Opener } from "#demo/common/Opener.tsx";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  preview: () => <Scene of="options" />,
  live: (view) => (
    <>
      <Opener
        view={view}
        {...localized(view, {
          en: {
            text: "Pages have options if the suite names their view, for visitors who edit the site.",
            action: "See them as publisher",
          },
          ar: {
            text: "للصفحة خيارات حيث يذكر النظام العرض الذي صُنعت منه، ولمن يحرّرون الموقع.",
            action: "شاهدها بصفة الناشر",
          },
        })}
        to="/qa/user"
        back="/try/website"
        name="user"
        value="publisher"
      />
      <suite-customize-menu></suite-customize-menu>
    </>
  ),
  variants: () => [],
  page: "/try/website",
};
