/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const search = (view: View) => {
  const t = localized(view, {
    en: { all: "Everything", name: "Reference", title: "Title", search: "Search" },
    ar: { all: "الكل", name: "المرجع", title: "العنوان", search: "بحث" },
  });
  const choices = (["all", "name", "title"] as const).map((key) => ({ key, label: t[key] }));
  return (
    <suite-portal-search data-choices={JSON.stringify(choices)}>
      <form role="search">
        <label>
          {t.search} <input name="search" />
        </label>
        <button type="submit">{t.search}</button>
      </form>
    </suite-portal-search>
  );
};

export const example: Example = {
  page: "/my/orders",
  preview: () => <Scene of="tracker" />,
  live: search,
  variants: () => [],
};
