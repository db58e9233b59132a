import type { ComponentType } from "react";
import { navigate } from "#shared/html/index.ts";
import type { bindDates } from "./dates.bind.ts";
import type { ProblemsProps } from "./Problems.tsx";
import type { startSurvey } from "./start.ts";
import type { Answers } from "./survey.types.ts";

const keyOf = (key: string): string => `suite.survey.${key}`;

const isAnswers = (value: unknown): value is Answers =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((each) => typeof each === "string"));

/** Unsent answers in this tab; none if the browser has no storage. */
const drafts = {
  read(key: string): Answers | undefined {
    try {
      const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(key)) ?? "null");
      return isAnswers(saved) ? saved : undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, answers: Answers | undefined): void {
    try {
      if (answers) sessionStorage.setItem(keyOf(key), JSON.stringify(answers));
      else sessionStorage.removeItem(keyOf(key));
    } catch {
      // the storage is full, or blocked by the visitor
    }
  },
};

/** Paths of participations in this tab, by the address of the survey's start; none if the browser has no storage. */
const participations = {
  read(address: string): string {
    try {
      return sessionStorage.getItem(keyOf(`start.${address}`)) ?? "";
    } catch {
      return "";
    }
  },
  write(address: string, path: string): void {
    try {
      if (path) sessionStorage.setItem(keyOf(`start.${address}`), path);
      else sessionStorage.removeItem(keyOf(`start.${address}`));
    } catch {
      // the storage is full, or blocked by the visitor: a reload shows the button again
    }
  },
};

/** Functions of the browser that store and view need; tests replace them. */
export interface SurveyEnv {
  /** Navigates without an entry in the history; returns false if the address is refused. */
  navigate(address: string): boolean;
  /** Logs a warning for operators. */
  warn(text: string, error: unknown): void;
  readonly drafts: typeof drafts;
  readonly participations: typeof participations;
  /** Loads the code that starts a survey: after the press. */
  loadStart(): Promise<{ readonly startSurvey: typeof startSurvey }>;
  /** Loads the code that reads and writes dates. */
  loadDates(): Promise<{ readonly bindDates: typeof bindDates }>;
  /** Loads the view of problems: most pages are sent without any. */
  loadProblems(): Promise<{ readonly Problems: ComponentType<ProblemsProps> }>;
}

export const surveyEnv: SurveyEnv = {
  navigate: (address) => !!address && navigate(address, { replace: true }),
  warn: (text, error) => console.warn(`suite-widgets: <suite-survey>: ${text}`, error),
  drafts,
  participations,
  loadStart: () => import("./start.ts"),
  loadDates: () => import("./dates.bind.ts"),
  loadProblems: () => import("./Problems.tsx"),
};
