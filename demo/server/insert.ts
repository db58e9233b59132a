import type { Queries } from "./database.ts";

/** Inserts rows as they are: keys are columns. */
export async function insert(queries: Queries, table: string, rows: readonly object[]): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys(row);
    const parameters = columns.map((_, index) => `$${index + 1}`);
    await queries.query(
      `insert into ${table} (${columns.join(", ")}) values (${parameters.join(", ")})`,
      Object.values(row),
    );
  }
}

/** Inserts many rows in one statement: all have the keys of the first. Values must be JSON. */
export async function insertAll(queries: Queries, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  await queries.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
