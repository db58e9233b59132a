import type { Adoption } from "#shared/element/index.ts";

/**
 * Switch in the suite's bar, or the two buttons in a page. The element becomes the last child, so that both keep their parent.
 * @see docs/reference/website.md#website-1
 * @see docs/reference/wire.md#wire-41
 */
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
