import type { Queries } from "../database.ts";

/** Adds rows as they are: keys are columns. */
export async function insert(queries: Queries, table: string, rows: readonly object[]): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    await queries.query(`insert into ${table} (${columns.join(", ")}) values (${places.join(", ")})`, Object.values(row));
  }
}
