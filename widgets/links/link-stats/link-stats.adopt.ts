import type { Adoption } from "#shared/element/index.ts";

const block = ".o_website_links_chart";

/** Built-in page /r/{code}+. The element is placed in the column, which keeps the page's gutters. @see docs/reference/links.md#links-20 */
export default {
  selector: `${block}:not(:has(>.container)),${block}>.container`,
  place: "inside",
  space: "100vh",
  read(markup) {
    const valueOf = (id: string) => markup.querySelector<HTMLInputElement>(id)?.value ?? "";
    const code = valueOf("#code");
    const host = markup.querySelector("#short-url-host")?.textContent.trim() ?? "";
    return { linkId: valueOf("#link_id"), code, shortUrl: host && host + code };
  },
} satisfies Adoption;
