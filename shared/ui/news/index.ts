import { buttonCss, failureCss, skeletonCss, spinnerCss, toolCss } from "../index.ts";
import newsCss from "./news.css";

export { News } from "./News.tsx";
export { newsAttributes } from "./news.attributes.ts";
export { newsParts, newsSlots, newsStates } from "./news.parts.ts";
export { newsTexts } from "./news.strings.ts";
/** Its looks, and those of what it uses. */
export const newsStyles = [toolCss, skeletonCss, spinnerCss, buttonCss, failureCss, newsCss];
