import { ownDocument } from "../element/index.ts";

/** Values that the suite wrote into the page that it rendered. On other pages most of them are undefined. */
interface PageContext {
  /** Language as BCP 47; `""` if the page does not name it. */
  readonly lang: string;
  readonly websiteId: number | undefined;
  /** Database id of the user; the public user has one too. */
  readonly userId: number | undefined;
  /** False for a visitor who has signed in. */
  readonly isVisitor: boolean;
  /** True for a user who edits the website; undefined if the page does not say. */
  readonly isPublisher: boolean | undefined;
  /** Token of form posts. Bound to the session, so a login in another tab invalidates it. */
  readonly csrfToken: string | undefined;
}

type Page = Pick<Document, "documentElement" | "scripts" | "querySelector">;

const contexts = new WeakMap<Page, PageContext>();

/**
 * Reads the context once per document, from attributes and from the text of inline scripts, since a strict policy keeps these from running. The token
 * of the script comes first: it does not expire, those of forms are valid for an hour.
 * @see docs/reference/wire.md#wire-22
 * @see docs/reference/wire.md#wire-37
 * @see docs/reference/wire.md#wire-38
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
