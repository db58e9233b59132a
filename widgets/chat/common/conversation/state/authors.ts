import type { Person } from "#chat/api/chat.ts";

/** Authors of a chat's messages. Messages have partners as authors, and none for a visitor who has not signed in. */
export interface Authors {
  /** Returns true if the visitor is the author. */
  isOwn(author: Person | null): boolean;
  /** Returns true unless the author is known to be another person. */
  mayBeOwn(author: Person | null): boolean;
  /** Adds an author; `own` is true if the author is the visitor. */
  meet(author: Person, own: boolean): void;
  /** Returns the name of a partner; empty for an unknown partner. */
  nameOf(id: number): string;
}

/**
 * @param operator operator of the chat; a document's chat has none
 * @param signedIn true if the visitor has signed in, and writes as a partner that the first message makes known
 */
export function createAuthors(operator: Person | undefined, signedIn: boolean): Authors {
  const names = new Map<number, string>(operator && [operator]);
  const mine = new Set<number>();
  const isOwn = (author: Person | null) =>
    !author || mine.has(author[0]) || (signedIn && !!operator && author[0] !== operator[0]);
  return {
    isOwn,
    mayBeOwn: (author) => isOwn(author) || (signedIn && !mine.size),
    meet([id, name], own) {
      names.set(id, name);
      if (own) mine.add(id);
    },
    nameOf: (id) => names.get(id) ?? "",
  };
}
