const key = "operator.unread";

/** How many messages of each chat were not seen yet: `[id, count]`, kept while this tab is open. */
const counts = new Map(JSON.parse(sessionStorage.getItem(key) ?? "[]"));
const keep = () => sessionStorage.setItem(key, JSON.stringify([...counts]));

export const unreadOf = (chatId) => counts.get(chatId) ?? 0;
export const allUnread = () => [...counts.values()].reduce((sum, count) => sum + count, 0);

export function addUnread(chatId) {
  counts.set(chatId, unreadOf(chatId) + 1);
  keep();
}

export function seen(chatId) {
  if (counts.delete(chatId)) keep();
}
