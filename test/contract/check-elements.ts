import { describe } from "node:test";
import { checks } from "./checks/index.ts";
import { subjects } from "./subjects.ts";

/** The elements that scripts/test.mjs has chosen. */
const chosen = process.env.SUITE_TAGS?.split(",");

/** Those that show notifications, which a headless shell always denies. */
const notifying = ["suite-push"];

/** Of parts that are each a process of their own, such as 2/4: scripts/test/stages.mjs. */
const [part = 1, parts = 1] = (process.argv[2] ?? "").split("/").filter(Boolean).map(Number);
const isOurs = (_: unknown, index: number): boolean => index % parts === part - 1;

/** More of them side by side than there are cores: a check that waits for the page leaves the core to another one. */
export const checkElements = (notifies: boolean): void =>
  void describe("elements", { concurrency: 3 }, () => {
    const wanted = subjects.filter(
      ({ tag }) => notifying.includes(tag) === notifies && (chosen?.includes(tag) ?? true),
    );
    for (const subject of wanted.filter(isOurs)) for (const check of checks) check(subject);
  });
