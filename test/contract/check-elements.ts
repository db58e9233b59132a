import { describe } from "node:test";
import { isOurs } from "../part.ts";
import { type Subject, subjects } from "./subjects.ts";

/** The elements that scripts/test.mjs has chosen. */
const chosen = process.env.SUITE_TAGS?.split(",");

/** Elements that show notifications, which a headless shell always denies: test/contract/notifications.test.ts. */
export const notifies = ({ tag }: Subject): boolean => tag === "suite-push";

/** One of each kind: it renders, is a form control, is a popup, has no interface, loads its window later, enhances markup of the page. */
const representatives = [
  "suite-follow",
  "suite-rating",
  "suite-newsletter-popup",
  "suite-tracking",
  "suite-livechat",
  "suite-order-lines",
];

/** Those on which `npm test` checks the element layer. Where elements were chosen, these. */
export const isRepresentative = ({ tag }: Subject): boolean => (chosen ?? representatives).includes(tag);

/** More of them side by side than there are cores: a check that waits for the page leaves the core to another one. */
export const checkElements = (
  checks: readonly ((subject: Subject) => void)[],
  wanted: (subject: Subject) => boolean,
): void =>
  void describe("elements", { concurrency: 3 }, () => {
    for (const subject of subjects
      .filter((subject) => wanted(subject) && (chosen?.includes(subject.tag) ?? true))
      .filter(isOurs))
      for (const check of checks) check(subject);
  });
