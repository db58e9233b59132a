export { notification, peek, poll, sendNotification } from "./bus.ts";
export type { Call } from "./call.ts";
export { envelope, failure } from "./envelope.ts";
export { follow, isFollower } from "./follow.ts";
export { chatHistory, chatPost, feedback, history, historyCommand, message, notifyTyping, typingStatus } from "./chat.ts";
export { getSession, init, sessionCookie } from "./livechat.ts";
export { clicksByCountry, clicksByDay, countClicks } from "./clicks.ts";
export { addCode, newLink, recentLinks, utm } from "./links.ts";
export { getContent, isSubscriber, subscribe } from "./mailing.ts";
