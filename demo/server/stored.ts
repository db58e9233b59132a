import type { Stored } from "./area.ts";
import { areas } from "./areas.ts";
import type { Queries } from "./database.ts";

/** Stored records of all areas, in the order of the areas. */
export const storedKinds: readonly Stored[] = areas.flatMap(({ stored = [] }) => stored);

interface StoredRecord {
  /** Null if the time is not stored. */
  readonly at: Date | null;
  readonly cells: readonly (string | null)[];
}

export interface Found {
  /** Newest records, at most fifty. */
  readonly records: readonly StoredRecord[];
  /** Number of all records. */
  readonly count: number;
}

/** Returns records of a kind with this text in a cell, case-insensitive; all records without a text. */
export async function findStored(queries: Queries, { select }: Stored, text: string): Promise<Found> {
  const rows = await queries.query<StoredRecord & { count: number }>(
    `select at, cells, count(*) over ()::integer as count from (${select}) as stored
     where $1::text = '' or exists (select from unnest(cells) as cell where strpos(lower(cell), lower($1)) > 0)
     order by at desc nulls last, id desc limit 50`,
    [text],
  );
  return { records: rows, count: rows[0]?.count ?? 0 };
}
