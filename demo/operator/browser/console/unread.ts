const key = "operator.unread";

/** Number of unread messages by chat, `[id, count]`, stored while this tab is open. */
const counts = new Map(JSON.parse(sessionStorage.getItem(key) ?? "[]") as [number, number][]);
const store = (): void => sessionStorage.setItem(key, JSON.stringify([...counts]));

export const unreadOf = (chatId: number): number => counts.get(chatId) ?? 0;
export const allUnread = (): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

export function addUnread(chatId: number): void {
  counts.set(chatId, unreadOf(chatId) + 1);
  store();
}

export function markSeen(chatId: number): void {
  if (counts.delete(chatId)) store();
}
