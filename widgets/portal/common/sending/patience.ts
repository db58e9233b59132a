/** ms: a slow suite has answered by then; sent again, a form is stored again. */
export const patience = 30_000;
