/** What every element uses. All else travels with the element or the area that needs it. */
const core =
  /node_modules|shared\/(styles|element(?!\/diagnose)|i18n)\/|shared\/suite\/[^/]+\.js|contract\/(call|field)|html\/address|shared\/ui\/(Button|EmailField|Failure|hand-over|Icon|Spinner|Status|button|field|failure|form|spinner|status|tool)\b|shared\/state\/(email-form|remote)/;
const notCore = /embla-carousel|dompurify|js-cookie|chart\.js|@kurkle|node_modules\/(@?firebase|idb)\//;
/** Chunks of what some elements share, by their name: texts of a language, the door for HTML, an area's calls. */
const areas = [
  [/shared\/i18n\/i18n\/(\w+)\.js$/, "$1"],
  [/shared\/html\/links\.js$/, "message-links"],
  [/shared\/(html\/(?!address|purify|fragment|names)|ui\/(ServerHtml|late-styles))/, "html"],
  [/shared\/state\/attention/, "attention"],
  [/shared\/state\/cookies|js-cookie/, "cookies"],
  [/shared\/ui\/carousel\/i18n\/(\w+)\.js$/, "carousel.$1"],
  [/shared\/html\/(fragment|names)\.js$/, "fragment"],
  [/shared\/ui\/[Ss]keleton/, "skeleton"],
  [/shared\/ui\/(lazy-view|LazyFragment)/, "lazy"],
  [/shared\/(ui\/carousel\/(FetchedCarousel|server-nodes)|state\/slides)/, "slides"],
  [/shared\/ui\/carousel\/(VideoSlide|video)\b(?!-)/, "video"],
  [/embla-carousel|shared\/(ui\/carousel\/|state\/carousel)/, "carousel"],
  [/shared\/(ui\/theme\/([Cc]lock|moment)|format\/moment|a11y\/seconds)/, "clock"],
  [/shared\/(ui\/theme\/|state\/frames)/, "theme"],
  [/shared\/ui\/chat\/i18n\/(\w+)\.js$/, "chat.$1"],
  [/shared\/(ui\/chat\/(chat\.strings|badge\.css|Badge)|a11y\/narrow)\.js$/, "chat-base"],
  [
    /shared\/(a11y\/clock|format\/|state\/chat\/(?!typing-report)|suite\/bus\/(?!heartbeats)|suite\/\w+\/(bus|chat)\.js|ui\/chat\/(?!Files|files|keyboard|LongMessage|long-message|nesting))|widgets\/chat\/livechat\/(livechat\.window|LivechatWindow|chat)\.js/,
    "chat",
  ],
  [/shared\/ui\/news\/i18n\/(\w+)\.js$/, "news.$1"],
  [/shared\/(ui\/news\/|state\/news\.js|suite\/\w+\/news\.js)/, "news"],
  [/shared\/suite\/post\.js$/, "post"],
  [/shared\/suite\/\w+\/theme\.js$/, "theme-calls"],
  [/shared\/ui\/[Tt]abs/, "tabs"],
  [/shared\/ui\/links\/i18n\/(\w+)\.js$/, "links.$1"],
  [
    /shared\/(state\/(links\/code-edit|copying)|ui\/(links\/|TextField|text-field)|suite\/\w+\/(links|model)|a11y\/copy-text)/,
    "links",
  ],
  [/shared\/ui\/shop\/i18n\/(\w+)\.js$/, "shop.$1"],
  [/shared\/ui\/(driven|children)\b/, "driven"],
  [/shared\/ui\/shop\/(PickButton|pick-button|product-block)/, "pick"],
  [/shared\/(state\/(shop\/|intent|serial)|ui\/(shop\/|[Pp]opover)|suite\/(\w+\/shop|get)\b)/, "shop"],
  [/chart\.js|@kurkle|links\/link-stats\/draw/, "charts"],
  [/shared\/(state\/mailing-list|suite\/\w+\/mailing)\.js$/, "mailing"],
];

/** Name of the chunk that a module belongs to; null leaves it to the bundler. */
export function chunkOf(id) {
  const [pattern, name] = areas.find(([area]) => area.test(id)) ?? [];
  return pattern ? name.replace("$1", pattern.exec(id)[1]) : core.test(id) && !notCore.test(id) ? "core" : null;
}
