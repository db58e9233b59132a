import type { ComponentType } from "react";
import { navigate } from "#shared/html/index.ts";
import type { driveDates } from "./dates.drive.ts";
import { type Drafts, drafts } from "./drafts.ts";
import type { ProblemsProps } from "./Problems.tsx";

/** What store and view need of the browser; a store gets another one where there is none. */
export interface Browser {
  /** Navigates without an entry in the history; false if the address is refused. */
  navigate(address: string): boolean;
  /** For who looks after the site; visitors need not know of it. */
  warn(text: string, error: unknown): void;
  readonly drafts: Drafts;
  /** What reads and writes dates. */
  loadDates(): Promise<{ readonly driveDates: typeof driveDates }>;
  /** What tells of problems: most pages are sent without any. */
  loadProblems(): Promise<{ readonly Problems: ComponentType<ProblemsProps> }>;
}

export const thisBrowser: Browser = {
  navigate: (address) => !!address && navigate(address, { replace: true }),
  warn: (text, error) => console.warn(`suite-widgets: <suite-survey>: ${text}`, error),
  drafts,
  loadDates: () => import("./dates.drive.ts"),
  loadProblems: () => import("./Problems.tsx"),
};
