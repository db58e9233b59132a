import { driver } from "../common/page/driver.ts";
import { hinted, hints, setUpHint } from "./hints.ts";
import css from "./page-hints.css";

/** Gives the page its tooltips and popovers, until the signal: `driver`. */
export const drive = driver(css, () => {
  hints();
  return [[hinted, setUpHint]];
});
