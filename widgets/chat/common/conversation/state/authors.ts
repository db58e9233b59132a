import type { Person } from "#chat/api/chat.ts";

/** Who is who in a chat: the wire has partners, and no author for a visitor. */
export interface Authors {
  /** Written by the person who looks at it. */
  isOwn(author: Person | null): boolean;
  /** Not written by anybody else, as far as is known. */
  mayBeOwn(author: Person | null): boolean;
  /** Somebody was seen; `own`: this person under that name. */
  meet(author: Person, own: boolean): void;
  /** Empty for somebody unknown. */
  nameOf(id: number): string;
}

/**
 * @param operator who answers here; a document's chat has no operator
 * @param signedIn then this person writes under a name, which is known from the first message on
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
