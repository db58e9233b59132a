import { buttonCss, failureCss, skeletonCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import newsCss from "./news.css";
/** Its looks, and those of what it uses. */
export const newsStyles = [toolCss, skeletonCss, spinnerCss, buttonCss, failureCss, newsCss];
