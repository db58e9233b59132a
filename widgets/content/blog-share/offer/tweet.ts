/** Of a tweet, of which a link takes as many as the network's own short ones (spec shop-survey-payment-theme, section 5). */
const tweetLength = 140;
const linkLength = 23;
/** Two quotation marks, blank, dash, blank. */
const around = 5;

/** A tweet that quotes a page; a long text is cut, between characters and not in one (behaviour/events-blog-rating.md item 22). */
export const tweetOf = (text: string, url: string): string =>
  `"${[...text].slice(0, tweetLength - linkLength - around).join("")}" - ${url}`;

export const tweetAddress = (text: string, url: string): string =>
  `https://twitter.com/intent/tweet?text=${encodeURIComponent(tweetOf(text, url))}`;
