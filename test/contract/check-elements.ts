import { describe } from "node:test";
import { isOurs } from "../part.ts";
import { checks } from "./checks/index.ts";
import { subjects } from "./subjects.ts";

/** The elements that scripts/test.mjs has chosen. */
const chosen = process.env.SUITE_TAGS?.split(",");

/** Those that show notifications, which a headless shell always denies. */
const notifying = ["suite-push"];

/** More of them side by side than there are cores: a check that waits for the page leaves the core to another one. */
export const checkElements = (notifies: boolean): void =>
  void describe("elements", { concurrency: 3 }, () => {
    const wanted = subjects.filter(
      ({ tag }) => notifying.includes(tag) === notifies && (chosen?.includes(tag) ?? true),
    );
    for (const subject of wanted.filter(isOurs)) for (const check of checks) check(subject);
  });
