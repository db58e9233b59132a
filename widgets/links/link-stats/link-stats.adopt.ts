import type { Adoption } from "../../../shared/element/index.ts";

/** The stock page /r/{code}+ (behaviour/link-tracker.md section 6). */
export default {
  tag: "suite-link-stats",
  selector: ".o_website_links_chart",
  read(markup) {
    const valueOf = (id: string) => markup.querySelector<HTMLInputElement>(id)?.value ?? "";
    const code = valueOf("#code");
    const host = markup.querySelector("#short-url-host")?.textContent.trim() ?? "";
    return { "link-id": valueOf("#link_id"), code, "short-url": host && host + code };
  },
} satisfies Adoption;
