import type { Adoption } from "#shared/element/index.ts";

/** The switch in the suite's bar, or the two buttons in a page . Both stay children of their bar or group. */
export default {
  selector: ".js_publish_management",
  place: "end",
  read: ({ dataset: { id, object, controller }, classList }: HTMLElement) => ({
    model: object ?? "",
    resId: id ?? "",
    ...(controller && { controller }),
    ...(classList.contains("css_published") && { published: "" }),
  }),
} satisfies Adoption;
