import { array, custom, object, safeParse, string } from "valibot";

/** Draft and messages of a visitor that the suite has not received yet. */
export interface Unsent {
  readonly draft: string;
  /** Messages, each with the greatest message id that was known when it was written. */
  readonly messages: readonly { readonly text: string; readonly after: number }[];
}

/** Storage that survives reloads and navigations: the tab's `sessionStorage`, which may be forbidden. */
export interface DraftStorage {
  read(): Unsent;
  write(unsent: Unsent): void;
}

const schema = object({
  draft: string(),
  messages: array(object({ text: string(), after: custom<number>(Number.isInteger) })),
});
const nothing: Unsent = { draft: "", messages: [] };

/** @param storage returns the storage; access to it may throw */
export function createDraftStorage(storage: () => Storage, uuid: string): DraftStorage {
  const key = `suite.chat.${uuid}`;
  return {
    read() {
      try {
        const { success, output } = safeParse(schema, JSON.parse(storage().getItem(key) ?? "null"));
        return success ? output : nothing;
      } catch {
        return nothing;
      }
    },
    write(unsent) {
      try {
        if (unsent.draft || unsent.messages.length) storage().setItem(key, JSON.stringify(unsent));
        else storage().removeItem(key);
      } catch {
        // storage is full or forbidden: the draft lives as long as the page
      }
    },
  };
}
