import type { Methods } from "../callkw.ts";
import type { Database } from "../database.ts";
import { conditionOf, leavesOf } from "../domain.ts";
import { mandatoryError, valueError } from "../fault.ts";
import { model } from "../model.ts";
import { bindArguments, requireArguments, toText } from "../python.ts";
import { violationOf } from "../violation.ts";

/** Kind of tags: campaigns, media or sources. */
interface TagKind {
  readonly model: string;
  readonly table: string;
  /** Label of model and field in errors. */
  readonly label: string;
  readonly order: string;
}

const kinds: readonly TagKind[] = [
  {
    model: "utm.campaign",
    table: "utm_campaign",
    label: "UTM Campaign (utm.campaign), Field: Campaign Name (name)",
    order: "id",
  },
  {
    model: "utm.medium",
    table: "utm_medium",
    label: "UTM Medium (utm.medium), Field: Channel Name (name)",
    order: "name, id",
  },
  {
    model: "utm.source",
    table: "utm_source",
    label: "UTM Source (utm.source), Field: Source Name (name)",
    order: "id",
  },
];

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * All signed-in users may read and create tags; names may be empty and repeated.
 * @see docs/reference/links.md#links-10
 * @see docs/reference/links.md#links-11
 */
const tagMethods = (database: Database, { model, table, label, order }: TagKind): Methods => ({
  search_read: async ({ args, kwargs }) => {
    const { domain, fields } = bindArguments("search_read", ["domain", "fields"], args, kwargs);
    const values: unknown[] = [];
    const condition = conditionOf({ table, fields: { id: "id", name: "text" } }, leavesOf(asList(domain)), values);
    const tags = await database.query<{ id: number; name: string }>(
      `select id, name from ${table} where ${condition} order by ${order}`,
      values,
    );
    const wanted = asList(fields);
    return tags.map(({ id, name }) => ({
      id,
      ...((wanted.length === 0 || wanted.includes("name")) && { name }),
      ...((wanted.length === 0 || wanted.includes("display_name")) && { display_name: name }),
    }));
  },
  create: async ({ args, kwargs }) => {
    const given = bindArguments("create", ["vals_list"], args, kwargs);
    requireArguments("create", given, ["vals_list"]);
    const { name = false, ...others } = { ...(given["vals_list"] as object) } as Readonly<Record<string, unknown>>;
    const unknown = Object.keys(others)[0];
    if (unknown !== undefined) throw valueError(`Invalid field '${unknown}' on model '${model}'`);
    try {
      const [tag] = await database.query<{ id: number }>(`insert into ${table} (name) values ($1) returning id`, [
        name === false || name === null ? null : toText(name, "strip"),
      ]);
      return tag?.id;
    } catch (error) {
      throw violationOf(error)?.kind === "not null" ? mandatoryError(label) : error;
    }
  },
});

/** Tags have neither followers nor a published page. */
export const tagTables = Object.fromEntries(
  kinds.map(({ model: name, table, label }) => [name, model(table, label, { followable: false })]),
);

export const tagModels = (database: Database): Readonly<Record<string, Methods>> =>
  Object.fromEntries(kinds.map((kind) => [kind.model, tagMethods(database, kind)]));
