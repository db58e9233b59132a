import type { Adoption } from "#shared/element/index.ts";

const block = ".o_website_links_chart";

/** The built-in page /r/{code}+. Its column keeps the page's gutters. */
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
