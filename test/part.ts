/** Of parts that are each a process of their own, such as 2/4: scripts/test/stages.mjs. */
const [part = 1, parts = 1] = (process.argv[2] ?? "").split("/").filter(Boolean).map(Number);

/** For `filter`: whether this process tests it. */
export const isOurs = (_: unknown, index: number): boolean => index % parts === part - 1;
