import { driver } from "../common/page/driver.ts";
import { carousels, carouselSelector, setUpCarousel } from "./carousel.ts";
import css from "./page-carousel.css";

/** Gives the page its carousels, until the signal: `driver`. */
export const drive = driver(css, () => {
  carousels();
  return [[carouselSelector, setUpCarousel]];
});
