import { choice, defineWidget, number, partDocs, text } from "#shared/element/index.ts";
import { spinnerCss } from "#shared/ui/index.ts";
import { zoom } from "../i18n/en.json";
import adopts from "./zoom.adopt.ts";
import { bind } from "./zoom.bind.ts";
import css from "./zoom.css";
import { createZoom, events } from "./zoom.store.ts";
import { Zoom } from "./Zoom.tsx";

const texts = { zoom };

export default defineWidget({
  tag: "suite-zoom",
  area: "shop",
  summary: "Enlarges the part of a picture that a visitor points at, and shows the whole picture in a dialog",
  example: `<suite-zoom data-src="/web/image/product.product/91/image">
  <img src="/web/image/product.product/91/image/200x200" alt="Studio desk" width="200" height="200">
</suite-zoom>`,
  attributes: {
    src: text({
      doc: "Address of the large picture, of the same proportions; without it the picture itself, if that is large enough. The address belongs to the original picture: after a change of the variant, the new picture is its own large one",
    }),
    factor: number({
      default: 1.5,
      doc: "Without `data-src`: zoom only if the picture is at least this many times larger than it is displayed",
    }),
    trigger: choice(["click", "hover"], {
      default: "click",
      doc: "Mouse action that enlarges: `click`, or `hover`, with a click for the dialog. Touch: tap, or hold; keys: Enter and Space",
    }),
  },
  events,
  states: {
    armed: "True if the picture can be enlarged; never in windows below 468 px, where zooming would prevent scrolling",
    loading: "True while the large picture loads; loading starts with the visitor's first action",
    open: "True while the picture is enlarged",
  },
  parts: {
    lens: "Box over the picture with a part of the large picture",
    spinner: partDocs.spinner,
    dialog: "Dialog with the whole picture",
    close: partDocs.close,
    pane: "Pane of the dialog that scrolls the picture",
    picture: "Large picture in the dialog",
    "zoom-in": "Button that enlarges the picture",
    "zoom-out": "Button that reduces the picture",
    scale: "Scale of the picture in percent",
  },
  slots: {
    "": "`img` element; without `data-src`, a link around it names the large picture",
  },
  needsContent: true,
  // takes the place of a picture in any layout: a line of text, a grid, a slide
  box: { display: "contents" },
  texts,
  styles: [spinnerCss, css],
  adopts,
  enhances: true,
  // 2.5 wanted
  budget: 4,
  rare: true,
  store: createZoom,
  component: Zoom,
  bind,
});
