/** The door of what the suite's own slideshows need: site builders write pictures, which do without. */
export { drive } from "./stock.drive.ts";
