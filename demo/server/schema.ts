import { areas } from "./areas.ts";
import type { Database, Queries } from "./database.ts";

/** Several processes may start on one database: the first one migrates, the others wait. */
const lock = 20190822;

/** Older databases had six numbered steps, which equal the first step of each of these areas. */
const numbered = { steps: 6, areas: ["chat", "content", "links", "marketing", "shop", "theme", "website"] };

async function takeOverNumbered(queries: Queries): Promise<void> {
  const [old] = await queries.query<{ exists: boolean }>("select to_regclass('migration') is not null as exists");
  if (!old?.exists) return;
  const done = await queries.query("select from migration");
  if (done.length < numbered.steps)
    throw new Error("an older version of the demo created it; this version requires an empty database");
  await queries.query("insert into area_step (area, step) select unnest($1::text[]), 0", [numbered.areas]);
  await queries.query("drop table migration");
}

/** Migrates the database and fills new tables with the demo data. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query("select pg_advisory_xact_lock($1)", [lock]);
    await queries.query(
      "create table if not exists area_step (area text not null, step integer not null, primary key (area, step))",
    );
    await takeOverNumbered(queries);
    const rows = await queries.query<{ area: string; step: number }>("select area, step from area_step");
    const done = new Set(rows.map(({ area, step }) => `${area} ${step}`));
    for (const { name, steps = [] } of areas) {
      for (const [number, { tables, seed }] of steps.entries()) {
        if (done.has(`${name} ${number}`)) continue;
        for (const statement of tables.split(";\n")) await queries.query(statement);
        await seed?.(queries);
        await queries.query("insert into area_step (area, step) values ($1, $2)", [name, number]);
      }
    }
  });
  await database.query("delete from session where seen_at < now() - interval '90 days'");
}
