/** Words of visitors for what is called otherwise here, by tag, by path of a guide or of its section, or by message of the console. */
export const synonyms: Readonly<Record<string, string>> = {
  // chat and marketing
  "suite-livechat":
    "live chat support customer service helpdesk contact talk messenger WhatsApp bot chatbot typing indicator chat sound operator",
  "suite-thread-window": "conversation",
  "suite-follow": "notify updates unsubscribe",
  "suite-newsletter-popup": "popup pop-up modal dialog exit intent mailing list",
  "suite-push": "push notification web push service worker PWA Firebase",
  "suite-subscribe": "newsletter sign up mailing list email opt-in unsubscribe Mailchimp newsletter signup",
  "suite-welcome-popup": "popup pop-up modal dialog overlay greeting",
  "suite-link-stats": "clicks chart graph statistics report dashboard CSV",
  "suite-link-tracker": "short link url shortener UTM campaign tracking QR code",
  // content and forms
  "suite-blog-archive": "archive history years",
  "suite-blog-share": "tweet highlight selection",
  "suite-country-events": "calendar geolocation near me upcoming map add to calendar ICS",
  "suite-event-tickets":
    "booking book reservation appointment event registration ticket seat RSVP webinar iCal add to calendar ICS",
  "suite-latest-posts": "blog post news article feed RSS recent",
  "suite-next-post": "read more previous",
  "suite-rating": "star rating review feedback vote score NPS thumbs emoji",
  "suite-rating-popover": "reviewer",
  "suite-rating-stats": "review average histogram",
  "suite-survey": "survey poll quiz questionnaire question answers exam vote feedback wizard multi-step progress bar",
  "suite-survey-results": "chart graph pie bar diagram statistics dashboard poll results report CSV Excel export",
  "suite-date-field": "datepicker date picker calendar time input",
  "suite-form":
    "contact form upload file email captcha recaptcha spam bot honeypot validation required field draft autosave job application input textarea checkbox drag drop message us wizard careers CV resume apply",
  // customers and documents
  "suite-account-form": "profile my account customer user details settings edit",
  "suite-attachment-viewer": "PDF viewer document preview",
  "suite-attachments": "attachment download file document PDF",
  "suite-chatter": "comment discussion reply thread message guestbook forum mention",
  "suite-doc-menu": "table of contents TOC outline sidebar navigation scroll spy",
  "suite-due-label": "overdue deadline reminder",
  "suite-invoice-view": "invoice bill receipt print",
  "suite-order-lines": "quotation sales order edit quantity order status",
  "suite-portal-search": "filter documents",
  "suite-sign-in": "login log in authentication user account menu session",
  "suite-signature":
    "sign e-signature esign signature pad contract agreement draw accept quotation sign PDF decline quote reject quotation",
  "suite-signup-form": "sign up register registration create account",
  "suite-split-pdf": "PDF separate extract pages",
  "suite-statements": "balance outstanding account statement invoice",
  // shop
  "suite-add-to-cart": "buy button purchase order",
  "suite-cart":
    "basket shopping cart bag trolley checkout coupon promo code promotion discount voucher gift card quantity",
  "suite-cart-drawer": "mini cart slide-over side panel sidebar off-canvas",
  "suite-cart-popover": "mini cart icon badge drawer",
  "suite-checkout-address":
    "checkout shipping billing address country state zip postal code VAT guest checkout country select state dropdown",
  "suite-compare-table": "comparison compare products table side by side",
  "suite-delivery": "shipping delivery carrier courier method pickup postage shipping cost shipping rate",
  "suite-optional-products": "upsell cross-sell add-on accessories recommendation related",
  "suite-order-summary": "total subtotal tax VAT cost",
  "suite-payment-form":
    "payment pay checkout credit card debit PayPal Stripe Klarna Adyen Apple Google Pay bank transfer wire SEPA 3-D Secure 3DS subscription token",
  "suite-payment-processing": "pending waiting transaction",
  "suite-payment-status": "paid refund return order confirmation thank you",
  "suite-product":
    "variant option size swatch price stock inventory availability pricing configurator SKU product page detail",
  "suite-product-list": "products grid cards catalogue collection bestsellers featured related shop teaser",
  "suite-shop-sort": "sort filter search pagination category facet product list price range",
  "suite-terms": "terms and conditions agreement accept",
  "suite-tracking":
    "Google Analytics GA4 GTM tag manager Matomo Facebook pixel conversion tracking e-commerce statistics",
  "suite-wishlist": "favorites favourites saved items bookmark wish list save later",
  "suite-wishlist-button": "favorite favourite heart like save",
  "suite-zoom": "image zoom magnify magnifier enlarge loupe product picture",
  // sections of pages
  "suite-carousel": "slider swiper slides banner swipe gesture",
  "suite-coming-soon": "maintenance launch construction timer",
  "suite-countdown": "timer clock sale offer promotion deadline urgency",
  "suite-counter": "number animation count up figures statistics",
  "suite-mega-menu": "navigation nav navbar dropdown menu burger hamburger",
  "suite-news-ticker": "marquee breaking headline announcement",
  "suite-notice-board": "announcement bulletin",
  "suite-partners": "logo clients brands sponsors",
  "suite-portfolio": "masonry filter grid projects",
  "suite-preloader": "spinner loading screen loader splash skeleton",
  "suite-quote-form": "request quote quotation estimate inquiry enquiry lead RFQ",
  "suite-reveal": "animation animate scroll fade effect AOS transition",
  "suite-tab-slider": "tabs",
  "suite-testimonials": "testimonial review customer quote opinion reference",
  // website
  "suite-company-switch": "multi-company",
  "suite-consent": "cookie banner bar notice GDPR DSGVO CCPA privacy opt-in opt-out cookies",
  "suite-folded-list": "accordion FAQ collapse expand toggle tree show more",
  "suite-gallery": "lightbox image photo picture album",
  "suite-language-switch": "translate translation language selector multilingual locale flag",
  "suite-page-search": "autocomplete suggestion typeahead autosuggest",
  "suite-parallax": "background scroll effect hero",
  "suite-publish": "visibility draft unpublish toggle",
  "suite-share":
    "social media share button Facebook Twitter X LinkedIn WhatsApp Pinterest like tweet copy link clipboard",
  "suite-slideshow": "slider carousel image hero",
  "suite-social-page": "Facebook page Instagram Twitter feed like box social media",
  "suite-sticky-header": "sticky fixed header navbar top bar scroll",
  "suite-video": "YouTube Vimeo player embed movie mp4",
  "suite-website-switch": "multi-site multisite domain",
  // begin
  "first-tag":
    "install installation setup set up get started getting started quickstart quick start begin tutorial hello world example embed snippet CDN unpkg jsDelivr Laravel Django Symfony Hugo Jekyll Eleventy",
  elements: "all widgets components blocks list overview",
  loader: "script options configuration config settings async defer",
  "loader#preload": "performance speed fast faster slow preload page speed Lighthouse Core Web Vitals LCP bundle size",
  "first-tag#when-it-starts": "lazy load lazy-load loading performance delay defer slow busy interaction",
  "loader#editors-that-strip-tags": "CMS WYSIWYG rich text editor removes tag",
  "loader#one-element-without-the-loader": "standalone single element only",
  "on-a-suite": "self host hosting Odoo ERP backend server",
  "on-a-suite#serving-the-folder":
    "self host hosting self-hosted deploy deployment CDN cache caching Nginx Apache Caddy gzip Brotli Docker static files install licence license MIT open source",
  "on-a-suite#the-page-is-on-another-host":
    "CORS cross origin cross-origin blocked Access-Control-Allow-Origin reverse proxy subdomain domain mixed content HTTPS insecure third-party external site headless",
  "on-a-suite#polls-on-a-port-of-their-own": "websocket realtime real time polling chat message not arrive",
  "on-a-suite#who-is-signed-in":
    "login log in sign in authentication auth user permission role SSO OAuth session logged in",
  wordpress:
    "CMS Shopify Wix Webflow Squarespace Joomla Drupal TYPO3 Magento PrestaShop WooCommerce plugin Elementor Gutenberg PHP",
  "single-page-app": "framework SPA JavaScript router web component custom elements",
  "single-page-app#with-a-bundler":
    "npm yarn pnpm package import ESM CommonJS module Node TypeScript types typings webpack Vite Rollup esbuild SSR server side rendering hydration bundle tree shaking",
  "single-page-app#react": "React Next.js Nextjs Remix Gatsby Preact JSX hydration",
  "single-page-app#vue": "Vue Nuxt",
  "single-page-app#svelte": "SvelteKit",
  "single-page-app#turbo-and-stimulus": "Rails Hotwire",
  "single-page-app#solid-angular-and-others": "Angular Solid Lit Astro Ember Alpine jQuery",
  "single-page-app#attributes-and-properties": "props JavaScript API set attribute method",
  // make it yours
  theming:
    "theme color colour font style CSS design look brand branding typography typeface appearance customize custom size",
  "theming#tokens":
    "CSS variables custom properties design tokens color colour accent primary rounded corners radius spacing padding margin density variable button",
  "theming#parts": "z-index CSS override shadow DOM shadow root selector button style class hide",
  "theming#dark-schemes": "dark mode darkmode light mode night dark theme",
  "theming#no-layout-shift":
    "CLS layout shift jump flicker flash FOUC move height reserve space flash of unstyled content skeleton placeholder",
  "theming#what-is-left-alone": "high contrast forced colors reduced motion",
  "simple-markup": "form style stylesheet Tailwind Bootstrap CSS fields buttons input",
  languages:
    "language translate translation localization localisation i18n l10n internationalization multilingual locale French German Spanish Dutch English Italian Portuguese Chinese add",
  "languages#right-to-left": "RTL LTR Arabic Hebrew Persian direction bidi mirror",
  "languages#texts-of-your-own": "text label button wording rename change translate custom string copy plural",
  "languages#dates-and-numbers":
    "currency format number decimal timezone time zone date euro dollar decimal comma thousands",
  events: "event listener callback hook webhook JavaScript API custom event react to",
  "events#statistics-of-the-shop": "Google Analytics GA4 GTM tag manager data layer dataLayer",
  "events#failures": "error code handling log logging monitoring Sentry exception kind",
  consent: "cookie cookies GDPR privacy third-party embed block",
  csp: "CSP content security policy XSS security nonce inline script unsafe-inline strict trusted types TrustedHTML vulnerability violate directive refused",
  "csp#integrity": "SRI subresource hash",
  "csp#single-elements": "iframe frame embed frame-src",
  // take over a site
  adopting: "migrate migration existing markup replace jQuery convert legacy",
  "adopting#going-back": "rollback roll back uninstall remove deactivate disable revert",
  "adopting#page-behaviours": "Bootstrap dropdown tooltip popover modal collapse tabs hamburger menu",
  "adopting#signing-in": "login log in logout log out password forgot reset sign out",
  browsers:
    "browser support Safari Chrome Firefox Edge Internet Explorer IE IE11 iPhone iOS Android mobile compatibility noscript no without JavaScript disabled polyfill",
  upgrading: "update upgrade version release changelog semver downgrade breaking changes new versioning",
  // know it
  storage:
    "cookie cookies local storage localStorage sessionStorage privacy GDPR data protection tracking personal data retention",
  accessibility:
    "a11y WCAG ADA EAA Section 508 screen reader NVDA VoiceOver JAWS keyboard ARIA blind disability contrast zoom responsive mobile phone touch VPAT focus trap",
  demo: "demo test testing try QA tester sandbox playground example",
  "demo#accounts": "admin user",
  "demo#the-qa-panel": "simulate mock",
  "writing-an-element":
    "custom element create new own element develop developer contribute GitHub repository source code extend plugin",
  "page-doctor":
    "shows up debug debugging check validate diagnose not working not work broken bug issue problem nothing happen blank empty white not show not display not appear not load not visible invisible missing wrong stuck crash showing loading",
  troubleshooting: "error code message console log problem help support FAQ fix failed issue warning",
  // tools
  build: "generator configurator code snippet embed form",
  theme: "color picker preset palette contrast import export",
  tokens: "CSS variables custom properties design token default",
  proof: "test results quality coverage guarantee",
  // messages, also those of browsers
  "session: … answered HTTP …": "400 bad request session expired CSRF token timed out logged out log in again login",
  "access: … answered HTTP …": "401 403 unauthorized forbidden access denied permission not allowed",
  "config: … answered HTTP …": "404 405 501 page not found unknown record route",
  "server: … answered HTTP …": "500 503 internal server error traceback exception",
  "network: … answered HTTP …": "502 504 bad gateway timeout",
  "network: … gave no answer within … ms": "timeout timed out slow",
  "network: … cannot be reached":
    "offline no connection internet failed to fetch load NetworkError net ERR refused reset blocked by client ad blocker adblock",
  "<…> network: …": "failed to fetch dynamically imported module error loading chunk MIME type file",
  "contract: … answered HTTP …": "429 too many requests rate limit",
  "contract: … gave no JSON": "unexpected token SyntaxError invalid JSON",
  "suite-widgets: the loader is on this page twice; the second one does nothing": "duplicate double times",
  "<…> is not an element of suite-widgets": "unknown tag typo misspelled",
  'suite-widgets: no texts for "…", English is shown': "wrong language missing translation",
};

/**
 * Lines that people paste, besides the messages themselves, by the same keys: of the page doctor, of browsers, of elements to visitors.
 * `…` stands for anything.
 */
export const lines: Readonly<Record<string, readonly string[]>> = {
  "first-tag#1-the-script-once-per-page": ["Tags of suite-widgets are on this page, and no script that knows them"],
  "first-tag#when-it-starts": ["<…> kept the page busy for …"],
  "loader#how-the-script-has-to-be-written": [
    "The loader is loaded as a module, where it cannot read its options",
    "The loader comes from another origin, …, without crossorigin",
  ],
  "on-a-suite#the-page-is-on-another-host": [
    "… brought no answer that the page may read",
    "blocked by CORS policy",
    "Cross-Origin Request Blocked",
    "Mixed Content: …",
  ],
  "theming#no-layout-shift": ["What stands after <…> or in it has moved: … of layout shift"],
  csp: [
    "… of the page's policy keeps … out",
    "… of the page's policy would keep … out",
    "… Content Security Policy directive: …",
    "Content-Security-Policy: …",
  ],
  upgrading: ["Files of … releases are on this page: …", "Version … runs here; … is there"],
  "elements#tools-of-the-website": ["<…> is hidden: only publishers of the website see it"],
  "page-doctor#opening-it": ["<…>: … failed before the doctor came"],
  "suite-widgets: the loader is on this page twice; the second one does nothing": [
    "The loader is on this page … times: …",
  ],
  "suite-widgets: the stock front end runs on this page, so its markup is not adopted": [
    "The stock front end runs on this page, so none of its markup is adopted",
  ],
  "<…> network: …": ["dynamically imported module", "Importing a module script failed"],
  "network: … cannot be reached": ["There is no connection. Check your internet connection", "net::ERR_…"],
  "network: … gave no answer within … ms": ["The server did not answer in time"],
  "session: … answered HTTP …": ["Your session has expired", "was answered with 400", "400 (…"],
  "access: … answered HTTP …": [
    "You do not have access to this",
    ...["401", "403"].flatMap((status) => [`was answered with ${status}`, `${status} (…`]),
  ],
  "config: … answered HTTP …": [
    "This is not available any more",
    ...["404", "405", "501"].flatMap((status) => [`was answered with ${status}`, `${status} (…`]),
  ],
  "config: … is missing": ["This part of the page is not set up correctly"],
  "server: … answered HTTP …": ["Something went wrong on the server", "was answered with 5", "500 (…", "503 (…"],
  "network: … answered HTTP …": ["502 (…", "504 (…"],
  "contract: … answered HTTP …": ["The server gave an unexpected answer"],
};
