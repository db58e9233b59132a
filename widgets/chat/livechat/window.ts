/** What a live chat needs once somebody opens it: a chunk of its own, which most visitors never load. */
export { createChat } from "./chat.ts";
export { LivechatWindow } from "./LivechatWindow.tsx";
