import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { before, describe, it } from "node:test";
import { catalogueIndex } from "#demo/catalogue/search/catalogue-index.ts";
import { keyOf, searchEntries } from "#demo/catalogue/search/entries.ts";
import { find, type Results, type SearchEntry } from "#demo/catalogue/search/search.ts";
import { lines, synonyms } from "#demo/catalogue/search/synonyms.ts";
import { declarations } from "../declarations.ts";

/** Words of visitors by the page that they expect first, below /elements or /guides. */
const words: Readonly<Record<string, readonly string[]>> = {
  "suite-account-form": ["profile", "my account"],
  "suite-add-to-cart": ["buy", "buy now"],
  "suite-attachments": ["attachment", "download"],
  "suite-carousel": ["carousel", "swiper", "banner"],
  "suite-cart": ["basket", "shopping cart", "coupon", "promo code", "discount", "voucher"],
  "suite-chatter": ["comments", "reply"],
  "suite-compare-table": ["compare", "comparison", "table"],
  "suite-consent": ["cookie banner", "GDPR", "privacy", "cookies", "opt out"],
  "suite-countdown": ["countdown"],
  "suite-country-events": ["map"],
  "suite-date-field": ["datepicker", "date picker", "calendar"],
  "suite-delivery": ["delivery", "carrier", "shipping", "shipping cost"],
  "suite-doc-menu": ["TOC", "table of contents"],
  "suite-event-tickets": ["booking", "appointment", "ticket"],
  "suite-folded-list": ["accordion", "FAQ"],
  "suite-form": ["upload", "file upload", "captcha", "contact form", "spam", "autosave", "careers", "cv upload"],
  "suite-gallery": ["lightbox", "photo"],
  "suite-invoice-view": ["invoice", "print"],
  "suite-language-switch": ["translate", "multilingual"],
  "suite-latest-posts": ["RSS"],
  "suite-link-tracker": ["UTM", "short url", "QR code"],
  "suite-livechat": ["chat", "live chat", "contact", "typing indicator"],
  "suite-mega-menu": ["navigation", "menu", "navbar", "burger menu", "hamburger"],
  "suite-newsletter-popup": ["exit intent"],
  "suite-optional-products": ["upsell"],
  "suite-page-search": ["autocomplete"],
  "suite-parallax": ["parallax"],
  "suite-payment-form": ["payment", "pay", "credit card", "PayPal", "Stripe", "Apple Pay"],
  "suite-preloader": ["spinner"],
  "suite-product": ["variants", "price", "stock"],
  "suite-push": ["push", "notification", "PWA"],
  "suite-quote-form": ["quote", "lead"],
  "suite-rating": ["star rating", "stars", "vote"],
  "suite-rating-stats": ["review"],
  "suite-reveal": ["animation"],
  "suite-share": ["share", "Twitter", "share button"],
  "suite-shop-sort": ["sort", "pagination", "product filter"],
  "suite-sign-in": ["login", "log in", "sign in"],
  "suite-signature": ["sign", "signature", "contract", "sign pdf", "decline quote"],
  "suite-signup-form": ["sign up", "register"],
  "suite-social-page": ["Facebook", "Instagram", "like"],
  "suite-statements": ["account statement"],
  "suite-sticky-header": ["sticky", "header"],
  "suite-subscribe": ["mailing list", "email", "newsletter signup"],
  "suite-survey": ["survey", "quiz", "questionnaire", "wizard", "multi step form"],
  "suite-survey-results": ["poll results", "diagram"],
  "suite-terms": ["terms"],
  "suite-testimonials": ["testimonial"],
  "suite-tracking": ["Google Analytics", "tracking", "Matomo"],
  "suite-video": ["video", "YouTube"],
  "suite-welcome-popup": ["popup", "modal"],
  "suite-wishlist-button": ["favorites", "favourites", "heart"],
  "suite-zoom": ["image zoom", "magnifier"],
  "suite-checkout-address": ["country select"],
  "suite-order-lines": ["order status"],
  "first-tag": ["install", "setup", "getting started", "unpkg", "Laravel"],
  "first-tag#when-it-starts": ["lazy load", "performance"],
  "loader#preload": ["speed", "bundle size"],
  "on-a-suite": ["Odoo", "server"],
  "on-a-suite#serving-the-folder": ["self host", "licence", "cache", "deploy"],
  "on-a-suite#the-page-is-on-another-host": ["CORS", "mixed content", "reverse proxy"],
  wordpress: ["WordPress", "Shopify", "Wix"],
  "single-page-app#react": ["React", "Next.js"],
  "single-page-app#vue": ["Vue", "Nuxt"],
  "single-page-app#htmx": ["htmx"],
  "single-page-app#turbo-and-stimulus": ["Turbo"],
  "single-page-app#solid-angular-and-others": ["Angular", "jQuery"],
  "single-page-app#with-a-bundler": ["TypeScript", "SSR", "npm", "webpack"],
  theming: ["font", "brand color"],
  "theming#tokens": ["how do I change the colors", "button color"],
  "theming#dark-schemes": ["dark mode", "darkmode"],
  "theming#no-layout-shift": ["CLS", "flicker", "flash of unstyled content"],
  languages: ["i18n", "French"],
  "languages#right-to-left": ["RTL", "Arabic"],
  "languages#texts-of-your-own": ["rename button", "change text"],
  "languages#dates-and-numbers": ["currency", "timezone", "euro"],
  events: ["callback"],
  csp: ["CSP", "content security policy", "XSS"],
  "csp#single-elements": ["iframe"],
  adopting: ["migrate"],
  "adopting#signing-in": ["forgot password", "logout"],
  browsers: ["Safari", "no JavaScript"],
  upgrading: ["version", "changelog", "versioning"],
  storage: ["local storage"],
  accessibility: ["accessibility", "a11y", "screen reader", "focus trap"],
  "page-doctor": ["not working", "does not show", "doesn't show", "nothing happens", "blank", "nothing shows up"],
  troubleshooting: ["error codes", "help"],
  "session: … answered HTTP …": ["session expired", "400"],
  "access: … answered HTTP …": ["403", "forbidden"],
  "config: … answered HTTP …": ["404", "405"],
  "server: … answered HTTP …": ["500", "internal server error"],
  "network: … answered HTTP …": ["502", "504"],
  "network: … gave no answer within … ms": ["timeout"],
  "network: … cannot be reached": ["offline"],
  theme: ["theme builder"],
  tokens: ["CSS variables"],
  build: ["tag builder"],
};

/** Words with typing errors, by the page that their writers expect first. */
const misspelt: Readonly<Record<string, readonly string[]>> = {
  "suite-carousel": ["carosel", "carousell"],
  "suite-cart": ["shoping cart", "cupon", "vuocher"],
  "suite-date-field": ["calender", "datpicker"],
  "suite-gallery": ["galery"],
  "suite-language-switch": ["transalte", "tarnslate"],
  "suite-payment-form": ["paymnet", "creidt card"],
  "suite-signature": ["signiture"],
  "suite-wishlist": ["wihslist", "wishlst"],
  "single-page-app#with-a-bundler": ["typscript"],
  accessibility: ["accessability", "accesibility"],
};

/** Lines of browsers, by the page that explains them. */
const browserLines: Readonly<Record<string, readonly string[]>> = {
  csp: [
    `Refused to load the script 'https://cdn.example/suite.js' because it violates the following Content Security Policy directive: "script-src 'self'".`,
    "This document requires 'TrustedHTML' assignment. The action has been blocked.",
  ],
  "on-a-suite#the-page-is-on-another-host": [
    "Access to fetch at 'https://suite.example.com/website_mail/follow' from origin 'https://www.example.com' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.",
    "Mixed Content: The page at 'https://www.example.com/' was loaded over HTTPS, but requested an insecure script 'http://cdn.example/suite.js'.",
  ],
  "<…> network: …": [
    "TypeError: Failed to fetch dynamically imported module: https://cdn.example/suite-widgets/1.0.0/chunks/suite-follow.js",
  ],
  "network: … cannot be reached": ["Failed to load resource: net::ERR_CONNECTION_REFUSED"],
  "access: … answered HTTP …": ["POST https://shop.example.com/website_mail/follow 403 (Forbidden)"],
  "config: … answered HTTP …": ["Failed to load resource: the server responded with a status of 404 ()"],
};

/** Returns the problems that the page doctor can print, with values in them. */
const doctorLines = (): string[] =>
  readdirSync("shared/doctor")
    .flatMap((file) => [...readFileSync(`shared/doctor/${file}`, "utf8").matchAll(/\bwhat: ([`"])(.+)\1/g)])
    .map(([, , text = ""]) =>
      text
        .replace(/\$\{status \?.*\}/, "was answered with 404")
        .replace(/<\$\{tag\}>/g, "<suite-follow>")
        .replace(/\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}/g, "keeps 2"),
    );

describe("words in the search of the catalogue", () => {
  let entries: readonly SearchEntry[];
  let search: (query: string) => Results;
  before(async () => {
    const elements = await declarations();
    entries = searchEntries(elements);
    search = (query) => find(catalogueIndex(elements).index, query);
  });

  const pathsOf = (key: string): string[] => entries.filter((entry) => keyOf(entry) === key).map(({ href }) => href);

  /** Returns the queries whose first result is another page. */
  const misses = (expected: Readonly<Record<string, readonly string[]>>): string[] =>
    Object.entries(expected).flatMap(([key, queries]) =>
      queries.flatMap((query) => {
        const { found, isNear } = search(query);
        const first = found[0]?.href ?? "nothing";
        return !isNear && pathsOf(key).includes(first) ? [] : [`${query}: ${first} in place of ${key}`];
      }),
    );

  it("lead to what visitors expect", () => {
    assert.deepEqual(misses(words), []);
  });

  it("are found while they are typed, also where their beginning is a word of its own", () => {
    for (const [typed, expected] of [
      ["the", "theme"],
      ["for", "suite-form"],
      ["carou", "suite-carousel"],
    ] as const)
      assert.ok(
        search(typed).found.some(({ href }) => pathsOf(expected).includes(href)),
        typed,
      );
  });

  it("may have a typing error, or two in a long word", () => {
    assert.deepEqual(misses(misspelt), []);
  });

  it("belong to pages that exist", () => {
    const unknown = [...Object.keys(synonyms), ...Object.keys(lines)].filter((key) => pathsOf(key).length === 0);
    assert.deepEqual(unknown, []);
  });

  it("are near matches if no page has them, and nothing if none is similar", () => {
    assert.deepEqual(search("zzqzzqzzq"), { found: [], isNear: true });
    const { found, isNear } = search("karussel");
    assert.ok(isNear);
    assert.equal(found[0]?.href, "/elements/suite-carousel");
  });
});

describe("lines in the search of the catalogue", () => {
  let entries: readonly SearchEntry[];
  let first: (query: string) => string | undefined;
  before(async () => {
    const elements = await declarations();
    entries = searchEntries(elements);
    first = (query) => find(catalogueIndex(elements).index, query).found[0]?.href;
  });

  it("of the console lead to the paragraph of their message, with the element, long addresses and what the console adds", () => {
    const address = `https://shop.example.com/web/dataset/call_kw/${"product.template/".repeat(20)}search_read`;
    const messages = entries.filter(({ kind }) => kind === "message");
    assert.ok(messages.length > 100);
    const wrong = messages.filter(({ title, href }) => {
      const line = title.replaceAll("…", address);
      return (
        first(/^\w+: /.test(line) ? `suite.js:1  <suite-follow> ${line}\n    at load (suite.js:1:234)` : line) !== href
      );
    });
    assert.deepEqual(wrong, []);
  });

  it("of the page doctor, and sentences for visitors, lead to a page that has them", () => {
    const { failures } = JSON.parse(readFileSync("shared/i18n/en.json", "utf8")) as {
      failures: Readonly<Record<string, string>>;
    };
    const sentences = Object.entries(failures).flatMap(([name, text]) => (name === "retry" ? [] : [text]));
    const explained = new Set(
      entries.filter(({ kind, lines: own }) => own !== undefined || kind === "message").map(({ href }) => href),
    );
    const all = [...doctorLines(), ...sentences];
    assert.ok(all.length > 15);
    assert.deepEqual(
      all.filter((line) => !explained.has(first(line) ?? "")),
      [],
    );
  });

  it("of browsers lead to what they mean here", () => {
    for (const [key, own] of Object.entries(browserLines))
      for (const line of own) assert.equal(first(line), entries.find((entry) => keyOf(entry) === key)?.href, line);
  });
});
