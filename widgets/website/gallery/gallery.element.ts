import { defineWidget, integer, partDocs } from "#shared/element/index.ts";
import { gallery } from "../i18n/en.json";
import { bind } from "./gallery.bind.ts";
import { createGallery } from "./gallery.store.ts";
import { Gallery } from "./Gallery.tsx";
import { events } from "./gallery.types.ts";

const texts = { gallery };

export default defineWidget({
  tag: "suite-gallery",
  area: "website",
  summary: "Opens its pictures in a lightbox, one at a time",
  example: `<suite-gallery>
  <img src="/web/image/product.template/2/image" alt="Lighthouse bench" width="88" height="88">
  <img src="/web/image/product.template/3/image" alt="Wharf desk" width="88" height="88">
  <img src="/web/image/product.template/4/image" alt="Ebb standing desk" width="88" height="88">
</suite-gallery>`,
  attributes: {
    interval: integer({
      default: 0,
      doc: "Milliseconds until an open lightbox shows the next picture, at least 1000; 0 turns the automatic change off. Paused while a visitor points at the picture or uses a control; starts only after a press if the visitor prefers reduced motion",
    }),
  },
  events,
  states: { open: "The lightbox is open" },
  parts: {
    dialog: "Lightbox",
    close: partDocs.close,
    pictures: "Visible area of the pictures",
    picture: "Picture",
    broken: "Error message in place of a picture that failed to load",
    previous: "Button that shows the previous picture",
    next: "Button that shows the next picture",
    zoom: "Button that enlarges the picture",
    play: "Button that stops and starts the automatic change",
    caption: "Position and name of the picture",
    thumbnails: "Row of thumbnails",
    thumbnail: "Button with the thumbnail of one picture",
  },
  slots: {
    "": "Pictures, each an `img` anywhere in the content; the caption is the one of its `figure`, or its `alt`. A link around a picture to a larger one opens the larger one in the lightbox; other links stay links. The page's address names an open picture: `#gallery-1-3`, with the element's `id` in place of the first number if there is one",
  },
  needsContent: true,
  budget: 6,
  box: { display: "block" },
  texts,
  styles: [],
  // slideshows have an element of their own
  adopts: { selector: ".o_gallery:not(.o_slideshow)", attributes: { interval: "data-interval" } },
  enhances: true,
  rare: true,
  store: createGallery,
  component: Gallery,
  bind,
});
