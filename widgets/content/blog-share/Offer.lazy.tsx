/** The door of what a blog needs once a reader has selected a text: many never do. */
export { Offer } from "./offer/Offer.tsx";
