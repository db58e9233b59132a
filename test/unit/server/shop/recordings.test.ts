import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { header, type Recording } from "#test/fixtures/wire/recordings.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";
import { replay, shape, withoutTrace } from "../replay.ts";
import { library, type Story, tell } from "../story.ts";
import { comparable, sellAsRecorded } from "./recorded.ts";

const { byName, recorded } = library("shop");

let suite: Suite;
let actors: Readonly<Record<string, Browser>>;

before(async () => {
  suite = await openSuite();
  await sellAsRecorded(suite.database);
  actors = { anonymous: browser(suite), portal: browser(suite), admin: browser(suite) };
  for (const name of ["portal", "admin"]) await actors[name]?.signIn(name);
});
after(() => suite.close());

const send = (params: object) => () =>
  actors["anonymous"]?.call("/shop/cart/update_json", { display: false, ...params });
const visitors: Browser[] = [];
const another = (): void => {
  visitors.push(actors["anonymous"] ?? browser(suite));
  actors = { ...actors, anonymous: browser(suite) };
};
const firstAgain = (): void => void (actors = { ...actors, anonymous: visitors.shift() ?? browser(suite) });

/** Recordings by name in the order in which they were made, and unrecorded steps. */
const story: Story = [
  "cart_popover__empty",
  "cart_update_json",
  "cart_update_json__set_qty",
  "cart_update_json__over_stock",
  "cart_update_json__over_stock_add",
  "cart_update_json__no_display",
  "cart_update_json__float_qty",
  send({ product_id: 19, line_id: 87, set_qty: "abc" }),
  "cart_update_json__negative_add",
  "cart_update_json__product_id_string",
  "cart_update_json__second_line",
  "cart_update_json__unknown_product",
  "cart_update_json__unpublished_product",
  "cart_update_json__no_product",
  "cart_update_json__unknown_line",
  "cart_update_json__extra_argument",
  "cart_popover",
  "cart_update_json__zero_one_of_two",
  another,
  send({ product_id: 19, add_qty: 1 }),
  "cart_update_json__zero_empties_cart",
  "cart_update",
  firstAgain,
  "cart_update_option",
  "cart_update_option__no_csrf",
  "cart_update_option__get",
  "cart_update__get",
  "create_product_variant",
  "create_product_variant__again",
  "create_product_variant__incomplete",
  "create_product_variant__static_template",
  "create_product_variant__unknown_template",
  "cart_update_option__custom_values",
  another,
  "get_combination_info_website",
  "get_combination_info_website__other_values",
  "get_combination_info_website__stock_always",
  "get_combination_info_website__stock_threshold",
  "get_combination_info_website__stock_custom_message",
  "get_combination_info_website__no_pricelist_id",
  "get_combination_info_website__incomplete",
  "get_combination_info_website__as_option_of_parent",
  "get_combination_info_website__strings",
  "get_combination_info_website__unknown_template",
  "get_combination_info_website__qty_0",
  "show_optional_products_website",
  "show_optional_products_website__none",
  "optional_product_items_website",
  "optional_product_items_website__none",
  "get_combination_info__anonymous",
  "get_combination_info__portal",
  "get_combination_info__internal",
  "get_product_data",
  "get_product_data__with_cookies",
  "get_product_data__nothing",
  "get_product_data__unknown",
  "get_product_data__unpublished",
  "get_product_data__cookies_null",
  "compare_page",
  "compare_page__none",
  "compare_page__no_trailing_slash",
  "wishlist_count__empty",
  "wishlist_page__empty",
  "wishlist_add",
  "wishlist_add__again",
  "wishlist_add__string",
  "wishlist_add__second",
  "wishlist_count",
  "wishlist_add__unknown_product",
  "wishlist_remove",
  "wishlist_count__after_remove",
  () => suite.database.query("alter table product_wish alter column id restart with 4"),
  "wishlist_add__portal",
  "wishlist_remove__portal",
  "wishlist_remove__portal_again",
  "country_infos",
  "country_infos__billing",
  "country_infos__brazil",
  "country_infos__no_mode",
  "country_infos__no_states",
  "country_infos__unknown",
  "country_infos__not_a_number",
  "country_infos__empty",
  "website_country_infos",
  another,
  send({ product_id: 19, add_qty: 1 }),
  "checkout__anonymous_redirect",
  "address__missing_state",
  "address",
  "confirm_order",
];

/**
 * Recordings with tests of their own, since they need a second customer, a payment (payment/recordings.test.ts) or an order
 * (last-order.test.ts).
 */
const elsewhere = [
  "wishlist_count__after_login_merge",
  ...[...byName.keys()].filter((name) => /^(payment_get_status|tracking_last_order)/.test(name)),
];

const isFragment = (key: string): boolean => /^website_sale\.|^render$/.test(key);
/** Returns true for the dialog of options, whose content pages.test.ts checks. */
const isMarkup = (key: string, value: unknown): boolean =>
  key === "result" && typeof value === "string" && /^\s*(<(main|tr)\b|$)/.test(value);
const values = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(withoutTrace(answer)), (key, value: unknown) =>
    isMarkup(key, value)
      ? "markup"
      : isFragment(key)
        ? comparable(String(value))
        : key === "carousel"
          ? shape(value)
          : value,
  );

/** Sets the token of the actor's session in a form. */
async function withToken(actor: Browser, recording: Recording): Promise<Recording> {
  const { body } = recording.request;
  if (!body?.includes("csrf_token=")) return recording;
  const token = await actor.pageToken();
  return {
    ...recording,
    request: { ...recording.request, body: body.replace(/csrf_token=\w+/, `csrf_token=${token}`) },
  };
}

const locationOf = (location: string | null | undefined): string | undefined =>
  location?.replace("http://127.0.0.1:8069", "");

describe("the shop responds as recorded", () => {
  tell(
    story,
    recorded,
    () => actors,
    async (recording, actor) => {
      const { status, headers, json, body = "" } = recording.response;
      const response = await replay(actor, await withToken(actor, recording));
      assert.equal(response.status, status);
      assert.equal(locationOf(response.headers.get("location")), locationOf(header(headers, "location")));
      assert.equal(response.headers.get("allow") ?? undefined, header(headers, "allow"));
      if (json !== undefined) assert.deepEqual(values(await response.json()), values(json));
      else if (/popover/.test(recording.name)) assert.equal(comparable(await response.text()), comparable(body));
      else if (status === 200 && !/page|missing_state/.test(recording.name)) assert.equal(await response.text(), body);
    },
  );

  test("every recording is used", () => {
    const told = new Set([...story, ...elsewhere]);
    assert.deepEqual(
      [...byName.keys()].filter((name) => !told.has(name)),
      [],
    );
  });

  test("the popover is not cached", async () => {
    const response = await browser(suite).request("/shop/cart?type=popover");
    assert.equal(
      response.headers.get("cache-control"),
      header(recorded("cart_popover").response.headers, "cache-control"),
    );
  });
});
