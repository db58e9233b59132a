import { type Language } from "./language.ts";
import { type QaSettings } from "./qa.ts";
import type { Session, User } from "./session.ts";

/** Request of a visitor: language, user and tokens for a page. */
export interface Visit {
  /** Public user (role "public", id 4) while no user is signed in. */
  readonly user: User;
  readonly session: Session;
  /** Login of the account whose view the page of an element shows to anonymous visitors; undefined on other pages. */
  readonly seenAs?: string | undefined;
  /** Language of the page: from the QA panel, otherwise of the site. */
  readonly language: Language;
  /** Language without the QA panel; links keep it (`localPath(path, visit.siteLanguage)`). */
  readonly siteLanguage: Language;
  /** Language prefix of the address, if any. */
  readonly prefix: Language | undefined;
  /** Path and query without language prefix. */
  readonly path: string;
  /** Direction of the page: from the QA panel, otherwise of the language. */
  readonly dir: "ltr" | "rtl";
  /** Colour scheme of the QA panel; empty for the visitor's system setting. */
  readonly scheme: "" | "light" | "dark";
  readonly qa: QaSettings;
  /** Token for the inline script of a page. */
  readonly csrfToken: string;
  /** Token for a hidden field named csrf_token; valid for one hour. */
  readonly formToken: string;
}
