import "#test/widgets/publisher-page.ts";
import accountForm from "#portal/account-form/account-form.element.ts";
import attachments from "#portal/attachments/attachments.element.ts";
import docMenu from "#portal/doc-menu/doc-menu.element.ts";
import orderLines from "#portal/order-lines/order-lines.element.ts";
import portalSearch from "#portal/portal-search/portal-search.element.ts";
import carousel from "#theme/carousel/carousel.element.ts";
import megaMenu from "#theme/mega-menu/mega-menu.element.ts";
import portfolio from "#theme/portfolio/portfolio.element.ts";
import foldedList from "#website/folded-list/folded-list.element.ts";
import gallery from "#website/gallery/gallery.element.ts";
import languageSwitch from "#website/language-switch/language-switch.element.ts";
import publish from "#website/publish/publish.element.ts";
import share from "#website/share/share.element.ts";
import slideshow from "#website/slideshow/slideshow.element.ts";
import { type List, picture } from "./list.ts";

/** Lists of the portal, the theme and the site. */
export const site: Readonly<Record<string, List>> = {
  "order lines of the suite": {
    declaration: orderLines,
    around: ["<table><tbody>", "</tbody></table>"],
    item: (number) =>
      `<tr><td><a class="js_update_line_json" href="/my/orders/1/update_line/${number}?token=t"><i></i></a><input class="js_quantity" data-id="${number}" value="1"></td></tr>`,
    taken: "tr:has([aria-label])",
  },
  "pictures of a gallery": {
    declaration: gallery,
    item: () => `<img src="${picture}" alt="A desk">`,
    taken: "img[role=button]",
  },
  "slides of the suite": {
    declaration: slideshow,
    around: ['<div class="carousel"><div class="carousel-inner">', "</div></div>"],
    item: (number) =>
      `<div class="carousel-item ${number === 1 ? "active" : ""}"><img src="${picture}" alt=""><a data-slide="next"></a></div>`,
    // the code for the suite's carousel loads after the first rendering
    taken: ".carousel-item:has([role=button])",
  },
  "folded parts": {
    declaration: foldedList,
    around: ["<ul>", "</ul>"],
    item: () => '<li><a class="o_ul_toggle_self" href="#">More</a><ul class="o_close"><li>Text</li></ul></li>',
    taken: "li:has([aria-expanded])",
  },
  "pieces of a portfolio": {
    declaration: portfolio,
    item: (number) => `<figure data-filter="Kind ${number % 7}">Piece ${number}</figure>`,
    taken: "figure",
  },
  "links that share a page": {
    declaration: share,
    item: () => '<a href="https://www.facebook.com/sharer/sharer.php?u={url}">Share</a>',
    taken: "a",
  },
  "choices of the search in the portal": {
    declaration: portalSearch,
    around: [
      '<form><button class="dropdown-toggle"><span id="search_label"></span></button><div>',
      '</div><input name="search"></form>',
    ],
    item: (number) => `<a class="dropdown-item" href="#in_${number}">Field ${number}</a>`,
    taken: "a",
  },
  "headings of a document": {
    declaration: docMenu,
    attributes: 'data-content="suite-doc-menu"',
    item: (number) => `<h2>Heading ${number}</h2>`,
    taken: "h2[id]",
  },
  "files of a document": {
    declaration: attachments,
    item: (number) => `<a href="/web/image/${number}">desk.svg</a>`,
    taken: "a",
  },
  "states of countries in an account": {
    declaration: accountForm,
    around: [
      '<form method="post"><select name="country_id"><option value="1">A</option></select><select name="state_id">',
      "</select><button>Save</button></form>",
    ],
    item: (number) => `<option value="${number}" data-country_id="1">State ${number}</option>`,
    taken: "[name=state_id] option",
  },
  "slides of a carousel": {
    declaration: carousel,
    attributes: "data-dots",
    item: (number) => `<figure>Slide ${number}</figure>`,
    taken: "figure",
  },
  "headings of a menu": {
    declaration: megaMenu,
    item: (number) => `<h4>Heading ${number}</h4><ul><li><a href="/shop/${number}">Desks</a></li></ul>`,
    taken: "h4",
  },
  "languages of a page": {
    declaration: languageSwitch,
    item: (number) => `<a class="js_change_lang" href="/l${number}" data-lang="l${number}">Language ${number}</a>`,
    taken: "a",
  },
  "buttons that publish": {
    declaration: publish,
    attributes: 'data-model="website.page" data-res-id="4"',
    item: () => '<button type="button" class="js_publish_btn">Publish</button>',
    taken: "button",
  },
};
