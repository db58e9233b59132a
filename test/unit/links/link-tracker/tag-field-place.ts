import type { TagKind } from "#links/api/links.ts";
import { createTagField } from "#links/link-tracker/tag-field.store.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { suite } from "../suite.ts";

export const seeded = [
  "Open workshop day",
  "Spring letter",
  "Repair week",
  "Christmas orders",
  "Conference for makers",
  "Ten years of repairs",
];

export function place(kind: TagKind = "campaign") {
  const host = createHost(suite.origin, {});
  const field = createTagField(host, suite.origin, kind);
  const now = () => field.state.get();
  return {
    ...field,
    host,
    now,
    /** Names of the list; a plus marks the offer to create a tag. */
    names: () => now().options.map(({ id, name }) => (id === null ? `+${name}` : name)),
    listed: () => until(field.state, ({ loading, options }) => !loading && options.length > 0),
    done: () => until(field.state, ({ creating }) => !creating),
    /** Chooses the offer to create a tag. */
    create(name: string) {
      field.type(name);
      field.choose(now().options.length - 1);
    },
  };
}
export const listed = async () => {
  const field = place();
  field.open();
  await field.listed();
  return field;
};
export const stored = (name: string) =>
  suite.database.query<{ id: number; name: string }>(
    "select id, name from utm_campaign where lower(name) = lower($1)",
    [name],
  );

/** Resets the campaigns to the seed, with the links that other test files have given them. */
export async function forgetMadeTags(): Promise<void> {
  const made = "(select id from link_tracker where campaign_id > 6)";
  await suite.database.query(`with codes as (delete from link_tracker_code where link_id in ${made}),
    clicks as (delete from link_tracker_click where link_id in ${made}),
    links as (delete from link_tracker where campaign_id > 6)
    delete from utm_campaign where id > 6`);
}
