import { choice, defineWidget, number, text } from "#shared/element/index.ts";
import { spinnerCss } from "#shared/ui/index.ts";
import { zoom } from "../i18n/en.json";
import adopts from "./zoom.adopt.ts";
import css from "./zoom.css";
import { createZoom, events } from "./zoom.store.ts";
import { Zoom } from "./Zoom.tsx";

const texts = { zoom };

export default defineWidget({
  tag: "suite-zoom",
  area: "shop",
  summary: "Shows a part of a picture large where a visitor points, and all of it in a dialog",
  example: `<suite-zoom data-src="/web/image/product.product/91/image">
  <img src="/web/image/product.product/91/image/200x200" alt="Studio desk" width="200" height="200">
</suite-zoom>`,
  attributes: {
    src: text({
      doc: "Address of the large picture, of the same proportions; without it the picture itself, if it is large enough. It counts as long as the picture in it is the one that it came with: the picture of another variant is its own large one",
    }),
    factor: number({
      default: 1.5,
      doc: "How many times as large as its place a picture has to be that has no larger one",
    }),
    trigger: choice(["click", "hover"], {
      default: "click",
      doc: "What a mouse has to do: `click`, or `hover`, and then a click opens the dialog. Fingers tap, or hold; keys are Enter and Space",
    }),
  },
  events,
  states: {
    armed: "The picture can be seen large. Not in windows below 468 px, where it would be in the way of scrolling",
    loading: "The large picture is on its way: it is asked for when somebody wants to see it",
    open: "It is seen large",
  },
  parts: {
    lens: "What lies on the picture and shows a part of the large one",
    spinner: "The loading indicator in it",
    dialog: "The dialog with all of it",
    close: "Its close button",
    pane: "What is seen of the picture in it",
    picture: "The large picture",
    "zoom-in": "Enlarges the picture",
    "zoom-out": "Makes it smaller",
    scale: "Says how large it is",
  },
  slots: {
    "": "An `img`; a link around it to the large picture is its address, where no other is given",
  },
  needsContent: true,
  // it stands where a picture stood: in a line of text, a grid, a slide
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
});
