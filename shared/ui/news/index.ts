export { News } from "./News.tsx";
export { default as newsCss } from "./news.css";
export { newsTexts } from "./news.strings.ts";
