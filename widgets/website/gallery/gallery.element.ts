import { defineWidget, integer } from "#shared/element/index.ts";
import { gallery } from "../i18n/en.json";
import { bind } from "./gallery.bind.ts";
import { createGallery } from "./gallery.store.ts";
import { Gallery } from "./Gallery.tsx";
import { events } from "./gallery.types.ts";

const texts = { gallery };

export default defineWidget({
  tag: "suite-gallery",
  area: "website",
  summary: "Opens the pictures in it large, one after the other",
  example: `<suite-gallery>
  <img src="/web/image/product.template/2/image" alt="Lighthouse bench" width="88" height="88">
  <img src="/web/image/product.template/3/image" alt="Wharf desk" width="88" height="88">
  <img src="/web/image/product.template/4/image" alt="Ebb standing desk" width="88" height="88">
</suite-gallery>`,
  attributes: {
    interval: integer({
      default: 0,
      doc: "Milliseconds after which the next picture comes by itself once the lightbox is open, 1000 at least; without it, or 0, never. Not while a visitor points at the picture or is in a control of it, and only after a press for those who want nothing to move",
    }),
  },
  events,
  states: { open: "The lightbox is open" },
  parts: {
    dialog: "The lightbox",
    close: "Its close button",
    pictures: "What is seen of the pictures",
    picture: "A picture",
    broken: "The sentence in place of one that does not come",
    previous: "Leads to the previous picture",
    next: "Leads to the next picture",
    zoom: "Enlarges the picture",
    play: "Stops and starts the automatic change",
    caption: "Place and name of the picture",
    thumbnails: "All thumbnails",
    thumbnail: "Leads to one picture",
  },
  slots: {
    "": "Pictures, each an `img` anywhere in it; its caption is that of its `figure`, else its `alt`. A link around it to a larger one opens that in the lightbox; other links stay links. The page's address names an open picture: `#gallery-1-3`, with the element's `id` in place of the first number if it has one",
  },
  needsContent: true,
  budget: 6,
  box: { display: "block" },
  texts,
  styles: [],
  // pictures in a grid, in columns or below each other; a slideshow has an element of its own
  adopts: { selector: ".o_gallery:not(.o_slideshow)", attributes: { interval: "data-interval" } },
  enhances: true,
  rare: true,
  store: createGallery,
  component: Gallery,
  bind,
});
