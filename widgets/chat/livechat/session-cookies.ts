import { type ChatSession, readSession, writeSession } from "../api/livechat.ts";

/** Reads and writes the cookies of this page. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { expires: Date }): unknown;
  remove(name: string): void;
}

const sessionName = "im_livechat_session";
const popupName = "im_livechat_auto_popup";
/** Duration in ms. */
const hour = 3_600_000;

const set = (cookies: Cookies, name: string, value: string) =>
  void cookies.set(name, value, { expires: new Date(Date.now() + hour) });

/** Escapes semicolons, which would end the cookie, and letters beyond ASCII, at which WebKitGTK cuts it off. */
const inCookie = (json: string) =>
  json.replace(/[;\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Returns the session of the previous page; null if none is open. */
export const loadSession = (cookies: Cookies) => readSession(cookies.get(sessionName));

export const saveSession = (cookies: Cookies, session: ChatSession, unread: number): void =>
  set(cookies, sessionName, inCookie(writeSession(session, unread)));

export const removeSession = (cookies: Cookies): void => cookies.remove(sessionName);

/** Returns true if a chat was open within the last hour, so that none opens by itself. @see docs/reference/chat.md#chat-6 */
export const isPopupBlocked = (cookies: Cookies): boolean => cookies.get(popupName) === "false";

export const blockPopup = (cookies: Cookies): void => set(cookies, popupName, "false");
