import countryEvents from "#content/country-events/country-events.element.ts";
import latestPosts from "#content/latest-posts/latest-posts.element.ts";
import optionalProducts from "#shop/optional-products/optional-products.element.ts";
import partners from "#theme/partners/partners.element.ts";
import tabSlider from "#theme/tab-slider/tab-slider.element.ts";
import testimonials from "#theme/testimonials/testimonials.element.ts";
import { type List, picture } from "./list.ts";

const unchanged = (html: string) => html;

/** Row of a product in the suite's dialog of options. */
const row = (template: number) =>
  `<tr class="js_product"><td><input type="hidden" class="product_template_id" value="${template}">
    <input type="hidden" class="product_id" value="${template}1"><strong>Desk ${template}</strong></td>
    <td><ul><li class="variant_attribute" data-attribute_name="Wood"><select><option value="1">Oak</option><option value="2">Elm</option></select></li></ul></td>
    <td><b class="oe_price">$ <span class="oe_currency_value">9.00</span></b><span class="js_raw_price">9</span></td></tr>`;

/** Lists in answers of the suite. */
export const answers: Readonly<Record<string, List>> = {
  "options of a product": {
    declaration: optionalProducts,
    attributes: 'data-product-id="1"',
    around: [`<table><tbody>${row(0).replaceAll("01", "1").replace('value="0"', 'value="9999"')}`, "</tbody></table>"],
    item: row,
    answer: unchanged,
    act: (host) => (host as HTMLElement & { open(): void }).open(),
    taken: "[part~=add]",
  },
  "tabs of a slider": {
    declaration: tabSlider,
    attributes: 'data-slider-id="1" data-layout="layout"',
    item: (number) =>
      `<a href="#nav_tab_${number}" data-tab_id="${number}">Tab ${number}</a><div id="nav_tab_${number}"><p>Text</p></div>`,
    answer: (html) => ({ data: html }),
    taken: "[part~=tab]",
  },
  "slides of a tab": {
    declaration: tabSlider,
    attributes: 'data-slider-id="1" data-layout="layout"',
    around: [
      '<ul><li><a href="#nav_tab_1">Tab</a></li></ul><div id="nav_tab_1"><div class="owl-carousel">',
      "</div></div>",
    ],
    item: (number) => `<div><p>Slide ${number}</p></div>`,
    answer: (html) => ({ data: html }),
    taken: "[part~=slide]",
  },
  testimonials: {
    declaration: testimonials,
    attributes: 'data-template-id="testimonials"',
    around: ['<div class="owl-carousel">', "</div>"],
    item: (number) => `<div><p>Customer ${number}</p></div>`,
    answer: unchanged,
    taken: "[part~=slide]",
  },
  "logos of partners": {
    declaration: partners,
    attributes: 'data-template-id="partners"',
    around: ['<div class="owl-carousel">', "</div>"],
    item: (number) => `<div><a href="/partner/${number}"><img src="${picture}" alt="Partner ${number}"></a></div>`,
    answer: unchanged,
    taken: "[part~=slide]",
  },
  "events of a country": {
    declaration: countryEvents,
    item: (number) =>
      `<div><h4>Event ${number}</h4><a href="/event/${number}"><img src="${picture}" alt=""> Register</a></div>`,
    answer: unchanged,
    taken: "h4[aria-level]",
  },
  "latest posts": {
    declaration: latestPosts,
    item: (number) =>
      `<div class="s_latest_posts_post"><a href="/blog/${number}"><div class="o_blog_cover_image" style="background-image: url(${picture});"></div></a><h4>Post ${number}</h4></div>`,
    answer: unchanged,
    taken: "[part~=post]",
  },
};
