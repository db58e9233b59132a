import { describe } from "node:test";
import { isInTurn, isOurs } from "../part.ts";
import { representatives } from "./representatives.ts";
import { type Subject, subjects } from "./subjects.ts";

/** Tags chosen by scripts/test.mjs: the elements that run every check, and those whose checks it repeats. */
const chosen = process.env.SUITE_TAGS?.split(",");
const tested = process.env.SUITE_REPEATED?.split(",") ?? chosen;

/** Returns true for elements that show notifications, which a headless shell always denies: test/contract/notifications.test.ts checks them. */
export const notifies = ({ tag }: Subject): boolean => tag === "suite-push";

/** Returns true for elements on which `npm test` checks the element layer: the chosen ones, otherwise the representatives. */
export const isRepresentative = ({ tag }: Subject): boolean => (chosen ?? representatives).includes(tag);

/** Elements whose turn it is for slow checks. */
const inTurn = new Set(subjects.filter(isInTurn));
/** Returns true for elements on which CI runs slow checks for this commit; always true in other runs. */
export const hasTurn = (subject: Subject): boolean => inTurn.has(subject);

/** Concurrent checks, more than the machine has cores: checks spend much time waiting for pages. */
export const checkElements = (
  checks: readonly ((subject: Subject) => void)[],
  wanted: (subject: Subject) => boolean,
): void =>
  void describe("elements", { concurrency: 3 }, () => {
    for (const subject of subjects
      .filter((subject) => wanted(subject) && (tested?.includes(subject.tag) ?? true))
      .filter(isOurs))
      for (const check of checks) check(subject);
  });
