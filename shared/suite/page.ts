import { ownDocument } from "../element/index.ts";

/** What the suite wrote into the page that it rendered. On other pages most of it is undefined. */
interface PageContext {
  /** BCP 47; `""` where the page does not say. */
  readonly lang: string;
  readonly websiteId: number | undefined;
  /** Database id; the public user has one too. */
  readonly userId: number | undefined;
  /** False for somebody who has signed in. */
  readonly isVisitor: boolean;
  /** Edits the website; undefined where the page does not say. */
  readonly isPublisher: boolean | undefined;
  /** For form posts. Bound to the session, so it does not outlive a login in another tab. */
  readonly csrfToken: string | undefined;
}

type Page = Pick<Document, "documentElement" | "scripts" | "querySelector">;

const contexts = new WeakMap<Page, PageContext>();

/**
 * Read once per document, from attributes and from the text of inline scripts, since a strict policy keeps those from
 * running. The token of the script comes first: it has no deadline, those in forms are good for an hour.
 */
export function pageContext(page: Page = ownDocument): PageContext {
  let context = contexts.get(page);
  if (!context) {
    const { lang, dataset } = page.documentElement;
    const scripts = Array.from(page.scripts, (script) => (script.src ? "" : script.text)).join("\n");
    const read = (pattern: RegExp) => pattern.exec(scripts)?.[1];
    const userId = read(/\buser_id\W+(\d+)/);
    const isWebsiteUser = read(/\bis_website_user\W+(\w+)/);
    const isPublisher = "editable" in dataset || "translatable" in dataset;
    context = {
      lang: lang.replaceAll("_", "-"),
      websiteId: dataset.websiteId ? +dataset.websiteId : undefined,
      userId: userId ? +userId : undefined,
      isVisitor: isWebsiteUser !== "false",
      // a page of the website has the attribute for publishers alone
      isPublisher: isPublisher || (dataset.websiteId || isWebsiteUser === "true" ? false : undefined),
      csrfToken:
        read(/\bcsrf_token\W+(\w+)/) ??
        (page.querySelector<HTMLInputElement>("input[name=csrf_token]")?.value || undefined),
    };
    contexts.set(page, context);
  }
  return context;
}
