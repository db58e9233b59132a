/** @jsxImportSource hono/jsx */
import { localized, localizedPost } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";

/** Returns the months of a year, in the page's language. */
function months({ textLang }: View, year: number, numbers: readonly number[], shown = false) {
  const name = new Intl.DateTimeFormat(textLang, { month: "long", timeZone: "UTC" });
  return (
    <li>
      <span>{year}</span>
      <ul>
        {numbers.map((month) => (
          <li>
            <a
              href={`/blog?date_begin=${year}-${String(month).padStart(2, "0")}-01`}
              aria-current={shown && month === numbers[0] ? "true" : undefined}
            >
              {name.format(Date.UTC(year, month - 1))}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Returns the archive of a blog. */
export const archive = (view: View) => (
  <suite-blog-archive>
    <ul>
      {months(view, 2026, [10, 9])}
      {months(view, 2025, [6, 5, 2], true)}
    </ul>
  </suite-blog-archive>
);

/** Returns a link to the next post. */
export const nextPost = (view: View) => {
  const { title, text } = localizedPost(view, 2);
  return (
    <suite-next-post data-href="/blog/our-blog-1/post/what-a-table-costs-2">
      <h3>{title}</h3>
      <p>{text}</p>
    </suite-next-post>
  );
};

/** Returns a face with its rating. */
export const face = (view: View) => {
  const { happy, by, text } = localized(view, {
    en: { happy: "Happy", by: "Rated by: Joel Willis", text: "It stands again, and it does not creak." },
    ar: { happy: "راضٍ", by: "قيّمه: جويل ويليس", text: "عاد يقف ثابتًا ولا يُصدر صريرًا." },
  });
  return (
    <suite-rating-popover data-date="2026-11-02 09:30:00">
      <img src="/rating/static/src/img/rating_10.png" alt={happy} width="40" height="40" />
      <div slot="content">
        <time></time>
        <p>{by}</p>
        <p>{text}</p>
      </div>
    </suite-rating-popover>
  );
};

const question = (view: View) => localized(view, { en: "How do you sit in it?", ar: "كيف تجلس عليه؟" });

/** Returns a form with stars. */
export const ratingForm = (view: View) => (
  <form>
    <p>
      <label for="rating-live">{question(view)}</label>
    </p>
    <p>
      <suite-rating id="rating-live" name="rating" required></suite-rating>
    </p>
    <button type="submit">{localized(view, { en: "Send", ar: "أرسل" })}</button>
  </form>
);

/** Returns a heading and the newest posts, each with an h4 of the suite. */
export const newestPosts = (view: View) => (
  <>
    <h3>{localized(view, { en: { title: "From our blogs" }, ar: { title: "من مدوناتنا" } }).title}</h3>
    <suite-latest-posts></suite-latest-posts>
  </>
);
