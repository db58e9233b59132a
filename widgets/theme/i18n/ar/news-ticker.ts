export { news as newsTicker } from "./news.ts";
