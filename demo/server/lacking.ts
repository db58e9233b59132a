/** Elements by the calls that they cannot do without, and the module of the suite that has these. */
const needs: readonly (readonly [call: RegExp, module: string, elements: string])[] = [
  [
    /^\/website_links\/|^\/web\/dataset\/call_kw\/(utm\.|link\.tracker)/,
    "tracked links",
    "suite-link-tracker and suite-link-stats need",
  ],
  [/^\/website_mail\//, "followers on the website", "suite-follow needs"],
  [/^\/website_mass_mailing\//, "mailing lists", "suite-subscribe and suite-newsletter-popup need"],
  [/^\/im_livechat\//, "the live chat", "suite-livechat needs"],
  [/^\/(longpolling\/|mail\/chat_)/, "messages", "suite-livechat and suite-thread-window need"],
  [/^\/shop\/wishlist/, "the wishlist", "suite-wishlist-button, suite-wishlist-link and suite-wishlist need"],
  [
    /^\/shop\/(get_product_data|compare)/,
    "the comparison",
    "suite-compare-button, suite-compare-panel and suite-compare-table need",
  ],
  [/^\/(shop|product_configurator)\//, "the shop", "suite-cart, suite-cart-popover and suite-add-to-cart need"],
  [/^\/web\/(_config|push_token)$/, "push notifications", "suite-push needs"],
  [
    /^\/(sh_corpomate_theme|sh_website_quote|get_latest_news)/,
    "the corporate theme",
    "suite-testimonials, suite-partners, suite-tab-slider, suite-notice-board, suite-news-ticker and suite-quote-form need",
  ],
];

/** One sentence about who misses a call that a suite does not have; undefined for what no element calls. `path` is without prefix of a language. */
export function lackOf(path: string): string | undefined {
  const [, module, elements] = needs.find(([call]) => call.test(path)) ?? [];
  return module && `This suite lacks the module of ${module}, which ${elements}.`;
}
