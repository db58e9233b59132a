/** The door to notes for copies, on pages that have something to note or to clear. */
export { clearCopies, markInserted, recordAttributes } from "../../../shared/ui/index.ts";
