import { type Language } from "./language.ts";
import { type QaSettings } from "./qa.ts";
import type { Session, User } from "./session.ts";

/** One request of one visitor: everything a page needs to know about who is looking, and how. */
export interface Visit {
  /** The public user (role "public", id 4) when nobody signed in. */
  readonly user: User;
  readonly session: Session;
  /** What the page speaks: the QA panel's choice, else the site's. */
  readonly language: Language;
  /** What the site would speak without the QA panel; links keep to it (`localPath(path, visit.siteLanguage)`). */
  readonly siteLanguage: Language;
  /** Language prefix that the address carries, if any. */
  readonly prefix: Language | undefined;
  /** Path and query without language prefix. */
  readonly path: string;
  /** Direction of the page: of the language, unless the QA panel says otherwise. */
  readonly dir: "ltr" | "rtl";
  /** Colour scheme that the QA panel asks for; empty: as the visitor's system has it. */
  readonly scheme: "" | "light" | "dark";
  readonly qa: QaSettings;
  /** For the inline script of a page. */
  readonly csrfToken: string;
  /** For a hidden field named csrf_token; valid for one hour. */
  readonly formToken: string;
}
