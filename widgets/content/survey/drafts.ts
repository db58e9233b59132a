import type { Answers } from "./survey.types.ts";

const keyOf = (key: string): string => `suite.survey.${key}`;

const isAnswers = (value: unknown): value is Answers =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((each) => typeof each === "string"));

/** What is typed and not sent yet, in this tab; one that keeps nothing has nothing. */
export const drafts = {
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
      // full, or forbidden by the visitor
    }
  },
};

export type Drafts = typeof drafts;
