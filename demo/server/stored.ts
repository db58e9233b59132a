import type { Stored } from "./area.ts";
import { areas } from "./areas.ts";
import type { Queries } from "./database.ts";

/** What all areas store, in the order of the areas. */
export const storedKinds: readonly Stored[] = areas.flatMap(({ stored = [] }) => stored);

interface StoredRecord {
  /** null where the time is not kept. */
  readonly at: Date | null;
  readonly cells: readonly (string | null)[];
}

export interface Found {
  /** The newest first, at most fifty. */
  readonly records: readonly StoredRecord[];
  /** How many there are in all. */
  readonly count: number;
}

/** Records of a kind that have this text in one of their cells, whatever its case; all of them for none. */
export async function findStored(queries: Queries, { select }: Stored, text: string): Promise<Found> {
  const rows = await queries.query<StoredRecord & { count: number }>(
    `select at, cells, count(*) over ()::integer as count from (${select}) as stored
     where $1::text = '' or exists (select from unnest(cells) as cell where strpos(lower(cell), lower($1)) > 0)
     order by at desc nulls last, id desc limit 50`,
    [text],
  );
  return { records: rows, count: rows[0]?.count ?? 0 };
}
