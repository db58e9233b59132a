import type { Queries } from "./database.ts";
import { accessError, keyError, missingError } from "./fault.ts";
import { pythonText } from "./python.ts";
import type { User } from "./session.ts";

export interface Model {
  readonly table: string;
  readonly label: string;
  /** True if the model has followers and messages. */
  readonly followable: boolean;
  /** True if visitors and portal users may read published records only. */
  readonly publishable: boolean;
}

export const model = (table: string, label: string, { followable = true, publishable = false } = {}): Model => ({
  table,
  label,
  followable,
  publishable,
});

/** Throws the suite's KeyError for an unknown model. */
export type FindModel = (name: unknown) => Model;

export function createFindModel(areas: readonly { readonly models?: Readonly<Record<string, Model>> }[]): FindModel {
  const models = new Map(areas.flatMap(({ models = {} }) => Object.entries(models)));
  return (name) => {
    const found = typeof name === "string" ? models.get(name) : undefined;
    if (!found) throw keyError(pythonText(name));
    return found;
  };
}

export const seesUnpublished = (user: User): boolean => user.role !== "public" && user.role !== "portal";

/** Throws missing_error and access_error as the suite does for a record that is unknown or not for this user. */
export async function checkReadable(
  queries: Queries,
  { table, label, publishable }: Model,
  id: number,
  user: User,
): Promise<void> {
  const [row] = await queries.query<{ visible: boolean }>(
    `select ${publishable ? "published" : "true"} as visible from ${table} where id = $1`,
    [id],
  );
  if (!row) throw missingError(id);
  if (!row.visible && !seesUnpublished(user)) throw accessError(label, id, user.id);
}
