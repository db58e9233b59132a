export { news as noticeBoard } from "./news.ts";
