import type { Queries } from "#demo/server/database.ts";
import { recordings } from "#test/fixtures/wire/recordings.ts";

/** Part of the recorded suite's catalogue that the recordings use, with its ids. */
const catalogue = [
  "update event_ticket set product_id = null",
  "delete from product_product",
  "delete from product_exclusion",
  "delete from product_template_value",
  "delete from product_attribute_value",
  "delete from product_attribute",
  "delete from product_template",
  `insert into product_attribute (id, name, category, kind, create_variant) values
    (1, 'Legs', 'General', 'radio', 'always'), (2, 'Color', 'General', 'color', 'always'),
    (7, 'Engraving', null, 'radio', 'dynamic'), (8, 'Wrapping', null, 'radio', 'no_variant')`,
  `insert into product_attribute_value (id, attribute_id, name, colour, custom) values
    (1, 1, 'Steel', null, false), (2, 1, 'Aluminium', null, false), (7, 1, 'Custom', null, true), (3, 2, 'White', '#FFFFFF', false), (4, 2, 'Black', '#000000', false),
    (11, 7, 'Plain', null, false), (12, 7, 'Gold', null, false), (13, 8, 'None', null, false), (14, 8, 'Your text', null, true)`,
  `insert into product_template (id, name, published, category_id, price, tax, availability, threshold, availability_message, description) values
    (1, 'Restaurant Expenses', false, 1, 1400, 0, 'never', 5, '', ''),
    (9, 'Customizable Desk', true, 3, 75000, 0, 'never', 5, '', '160x80cm, with large legs.'),
    (12, 'Storage Box', true, 2, 7900, 0, 'never', 5, '', ''),
    (14, 'Pedal Bin', true, 5, 4700, 0, 'threshold', 200, '', ''), (15, 'Cabinet with Doors', true, 4, 1400, 0, 'always', 5, '', ''),
    (16, 'Conference Chair', true, 6, 1650, 0, 'never', 5, '', ''), (19, 'Drawer Black', true, 7, 2500, 0, 'custom', 5, 'Ships from the annex.', ''),
    (37, 'Dynamic Mug', true, 9, 950, 1500, 'never', 5, '', ''), (30, 'Chair floor protection', true, 6, 1200, 0, 'never', 5, '', 'Office chairs can harm your floor: protect it.')`,
  `insert into product_template_value (id, template_id, value_id, price_extra) values
    (1, 9, 1, 0), (2, 9, 2, 5040), (7, 9, 7, 0), (3, 9, 3, 0), (4, 9, 4, -15000), (5, 16, 1, 0), (6, 16, 2, 640),
    (13, 37, 11, 0), (14, 37, 12, 0), (15, 37, 13, 0), (16, 37, 14, 0)`,
  "insert into product_exclusion (value_id, excluded_id) values (2, 4), (1, 6)",
  `insert into product_product (id, template_id, combination, stock) values
    (1, 1, '{}', 0), (10, 9, '{1,3}', -5), (11, 9, '{2,3}', 0), (12, 9, '{1,4}', 0), (37, 9, '{4,7}', 0), (13, 9, '{3,7}', 0), (16, 12, '{}', 0),
    (18, 14, '{}', 20), (19, 15, '{}', 124), (20, 16, '{5}', 26), (21, 16, '{6}', 0), (24, 19, '{}', -1), (35, 30, '{}', 0)`,
  "update product_template set accessory_ids = '{16}', optional_ids = '{16}' where id = 9",
  "update product_template set optional_ids = '{30}' where id = 16",
  "alter table product_product alter column id restart with 45",
  "alter table sale_order_line alter column id restart with 87",
];

/** Adds the recorded countries' states; also Brazil, which the demo does not have. */
async function placeAsRecorded(queries: Queries): Promise<void> {
  await queries.query("insert into country (id, name, code, phone_code) values (31, 'Brazil', 'BR', 55)");
  await queries.query("delete from country_state");
  for (const name of ["country_infos", "country_infos__brazil"]) {
    const { request, response } = recordings("shop").find((recording) => recording.name === name)!;
    const { states } = (response.json as { result: { states: [number, string, string][] } }).result;
    for (const [id, state, code] of states)
      await queries.query("insert into country_state (id, country_id, name, code) values ($1, $2, $3, $4)", [
        id,
        Number(request.url.split("/").at(-1)),
        state,
        code,
      ]);
  }
}

export async function sellAsRecorded(queries: Queries): Promise<void> {
  await placeAsRecorded(queries);
  await queries.query("insert into product_category (id, name) values (9, 'Multimedia')");
  for (const sql of catalogue) await queries.query(sql);
}

/**
 * Returns markup without intended differences: inline styles, which our policy blocks; ranks of headings; labels for screen readers;
 * discount codes, and internal ids in addresses.
 */
export const comparable = (markup: string): string =>
  markup
    .replace(/<tr>\s*<td colspan="3"[^]*?<\/tr>/, "")
    .replace(/ (style|align|alt|inputmode)="[^"]*"/g, "")
    .replace(/(<input[^>]*?) aria-label="[^"]*"/g, "$1")
    .replace(/\?unique=\w+/g, "")
    .replace(/(\/shop\/product\/)[\w-]*?(\d+)"/g, '$1$2"')
    .replace(/<(\/?)(?:h\d|th)\b/g, "<$1td")
    .replace(/(<td) class="h\d ?/g, '$1 class="')
    .replace(/ class=""/g, "")
    .replaceAll("\u00a0", "&nbsp;")
    .replaceAll("&#39;", "'")
    .replace(/\s*\/>/g, ">")
    .replace(/\s+/g, " ")
    .replace(/>\s+|\s+</g, (space) => space.trim())
    .trim();
