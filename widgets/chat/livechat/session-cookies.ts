import { type ChatSession, readSession, writeSession } from "../api/livechat.ts";

/** Reads and writes the cookies of this page. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { expires: Date }): unknown;
  remove(name: string): void;
}

const sessionName = "im_livechat_session";
const popupName = "im_livechat_auto_popup";
/** ms. */
const hour = 3_600_000;

const set = (cookies: Cookies, name: string, value: string) =>
  void cookies.set(name, value, { expires: new Date(Date.now() + hour) });

/** A semicolon would end the cookie, and WebKitGTK cuts it off at a letter beyond ASCII. */
const inCookie = (json: string) =>
  json.replace(/[;\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The session that was open on the page before; null for none. */
export const loadSession = (cookies: Cookies) => readSession(cookies.get(sessionName));

export const saveSession = (cookies: Cookies, session: ChatSession, unread: number): void =>
  set(cookies, sessionName, inCookie(writeSession(session, unread)));

export const removeSession = (cookies: Cookies): void => cookies.remove(sessionName);

/** A chat was open within the hour: it does not open by itself. */
export const isPopupBlocked = (cookies: Cookies): boolean => cookies.get(popupName) === "false";

export const blockPopup = (cookies: Cookies): void => set(cookies, popupName, "false");
