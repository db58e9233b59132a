/** Part of a test run, each in a process of its own, such as 2/4: scripts/test/stages.mjs. */
const [part = 1, parts = 1] = (process.argv[2] ?? "").split("/").filter(Boolean).map(Number);

/** Predicate for `filter`: returns true if this process tests the item. */
export const isOurs = (_: unknown, index: number): boolean => index % parts === part - 1;

const turn = process.env.SUITE_TURN;

/** Predicate for `filter`: returns true if it is the item's turn; CI runs slow checks on a third of the elements. */
export const isInTurn = (_: unknown, index: number): boolean => !turn || index % 3 === Number(turn);
