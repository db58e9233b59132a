/** @jsxImportSource hono/jsx */
import { Icon } from "../Icon.tsx";
import type { View } from "../view.ts";

export const SuitePages = ({ view: { t, link } }: { view: View }) => {
  const pages = [
    ["/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1", t.pagePost, t.pagePostNote],
    ["/blog", t.pageBlogs, t.pageBlogsNote],
    ["/event/open-workshop-day-1/register", t.pageEvent, t.pageEventNote],
    ["/newsletter", t.pageNewsletter, t.pageNewsletterNote],
    ["/try/newsletter-popup", t.pagePopup, t.pagePopupNote],
    ["/try/fifty-follows", t.pageMany, t.pageManyNote],
    ["/try/livechat", t.pageLivechat, t.pageLivechatNote],
    ["/try/thread-window", t.pageThread, t.pageThreadNote],
    ["/shop", t.pageShop, t.pageShopNote],
    ["/r", t.pageLinks, t.pageLinksNote],
    ["/try/corporate", t.pageCorporate, t.pageCorporateNote],
    ["/corporate", t.pageStockCorporate, t.pageStockCorporateNote],
    ["/operator", t.pageOperator, t.pageOperatorNote],
  ] as const;
  return (
    <section id="pages" class="band tinted" aria-labelledby="pages-title">
      <div class="wrap">
        <h2 id="pages-title">{t.pagesTitle}</h2>
        <p class="lead">{t.pagesLead}</p>
        <ul class="doors" role="list">
          {pages.map(([path, title, note]) => (
            <li class="door">
              <h3>
                <a href={link(path)}>{title}</a>
              </h3>
              <p>{note}</p>
              <Icon name="arrow" turns />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
