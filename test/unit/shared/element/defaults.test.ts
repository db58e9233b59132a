import assert from "node:assert/strict";
import { it } from "node:test";
import { attributeName } from "#shared/element/attribute.ts";
import { declarations } from "#test/unit/declarations.ts";
import { contract } from "./contract-table.ts";

/** Values that mean the same as an absent attribute everywhere. */
const isNone = (value: unknown) => [undefined, "", false, 0].includes(value as undefined);

/**
 * Published defaults beside those of the contract. Pages rely on them: another value changes pages without the attribute, so it is a
 * breaking change.
 */
const published: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "suite-attachment-viewer": { "data-items": [] },
  "suite-attachments": { "data-items": [] },
  "suite-carousel": { "data-speed": 500 },
  "suite-cart": { "data-show": "lines totals coupon checkout" },
  "suite-chatter": {
    "data-allow-composer": true,
    "data-domain": [],
    "data-pager-scope": 5,
    "data-pager-start": 1,
    "data-pager-step": 10,
  },
  "suite-date-field": { "data-max": "9999-12-31", "data-min": "1900-01-01" },
  "suite-delivery": { "data-for": "o_payment_form_pay" },
  "suite-doc-menu": { "data-content": "body" },
  "suite-latest-posts": { "data-template": "website_blog.s_latest_posts_list_template" },
  "suite-link-tracker": { "data-filter": "newest" },
  "suite-livechat": { "data-history": "on" },
  "suite-mega-menu": { "data-heading": "h2,h3,h4,h5,h6" },
  "suite-news-ticker": { "data-direction": "horizontal" },
  "suite-notice-board": { "data-direction": "vertical" },
  "suite-optional-products": { "data-quantity": 1 },
  "suite-parallax": { "data-ratio": 0.5 },
  "suite-partners": { "data-items": 5, "data-speed": 500, "data-timeout": 5000 },
  "suite-payment-processing": { "data-contact-href": "/contactus" },
  "suite-product": { "data-show": "picture name price variants description quantity stock" },
  "suite-product-list": { "data-show": "picture name price cart wishlist compare", "data-template-ids": [] },
  "suite-push": { "data-worker": "/firebase-messaging-sw.js" },
  "suite-reveal": { "data-animation": "fade-up", "data-duration": 1000, "data-iteration": 1 },
  "suite-social-page": { "data-height": 215 },
  "suite-terms": { "data-for": "o_payment_form_pay" },
  "suite-testimonials": { "data-items": 3, "data-speed": 500, "data-timeout": 5000 },
  "suite-thread-window": { "data-position": "end" },
  "suite-wishlist-link": { "data-href": "/shop/wishlist" },
};

it("attribute defaults: are those of the contract and of the published list, no others", async () => {
  const stated = new Set(
    contract.flatMap(({ tag, attributes }) =>
      attributes
        .filter(({ codes, words }) => /^[\d.]+$/.test(words) || (codes.length && /^(default)?[, ]*$/.test(words)))
        .map(({ name }) => `${tag} ${name}`),
    ),
  );
  const found: Record<string, Record<string, unknown>> = {};
  for (const { tag, attributes } of await declarations())
    for (const [prop, attribute] of Object.entries(attributes)) {
      const name = attributeName(prop, attribute);
      if (stated.has(`${tag} ${name}`) || isNone(attribute.default)) continue;
      (found[tag] ??= {})[name] = attribute.default;
    }
  assert.deepEqual(found, published);
});
