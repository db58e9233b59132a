import { atom, effect, type ReadableAtom } from "nanostores";
import type { RemoteState } from "../../../shared/state/index.ts";
import { tagsOf } from "./tags.ts";
import type { Tag, TagKind } from "../common/calls/links.ts";

/** One row of the list; without an id it offers to make a tag of that name. */
export interface TagOption {
  readonly id: number | null;
  readonly name: string;
}

export interface TagFieldState {
  readonly text: string;
  readonly chosen: Tag | null;
  readonly open: boolean;
  readonly options: readonly TagOption[];
  /** The option that Enter chooses; -1 is none. */
  readonly active: number;
  /** The tags are asked for. */
  readonly loading: boolean;
  /** A new tag is on its way to the suite. */
  readonly creating: boolean;
  readonly trouble: "list" | "create" | null;
}

export interface TagField {
  readonly state: ReadableAtom<TagFieldState>;
  type(text: string): void;
  open(): void;
  /** What was typed and is the name of a tag is chosen by that. */
  close(): void;
  /** Through the open list, round and round. */
  move(step: 1 | -1): void;
  choose(index: number): void;
  clear(): void;
  /**
   * What a link gets: the id of what is chosen; what was only typed is chosen by that, and made if it is new. Undefined where
   * nothing is, null where it could not be made. Never rejects: see `trouble`.
   */
  settle(): Promise<number | null | undefined>;
}

const fresh = { text: "", chosen: null, open: false, options: [], active: -1, creating: false, trouble: null };

/** A field for the campaign, medium or source of a link (spec portal section 5, behaviour/link-tracker.md items 7 to 9). */
export function createTagField(
  server: string,
  kind: TagKind,
  signal: AbortSignal,
  fail: (error: unknown) => void,
): TagField {
  const tags = tagsOf(server, kind);
  const state = atom<TagFieldState>({ ...fresh, loading: false });
  const change = (part: Partial<TagFieldState>) => state.set({ ...state.get(), ...part });
  let creation: Promise<Tag | undefined> | undefined;
  let told: unknown;

  /** What fits what is typed; everything while that is what is chosen. A new name comes last. */
  const optionsFor = (text: string, chosen: Tag | null, known: readonly Tag[]): TagOption[] => {
    const wanted = chosen ? "" : text.trim().toLocaleLowerCase();
    const fits = known.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
    return wanted && !tags.find(text) ? [...fits, { id: null, name: text.trim() }] : fits;
  };

  const update = ({ value, error, loading }: RemoteState<readonly Tag[]>) => {
    const { text, chosen, trouble, options: before, active } = state.get();
    const options = value ? optionsFor(text, chosen, value) : [];
    // the option that was reached, wherever it stands now
    const reached = before[active];
    change({
      options,
      active: reached ? options.findIndex(({ id }) => id === reached.id) : -1,
      loading,
      trouble: error ? "list" : trouble === "list" ? null : trouble,
    });
    if (error && error !== told) fail(error);
    told = error;
  };
  signal.addEventListener("abort", effect([tags.list.state], update));

  const write = (text: string, open: boolean) => {
    creation = undefined;
    change({ text, chosen: null, creating: false, trouble: null, open, active: -1 });
    update(tags.list.state.get());
  };

  const take = (tag: Tag) => {
    change({ ...fresh, text: tag.name, chosen: tag });
    update(tags.list.state.get());
  };

  /** What was typed since, or chosen, wins over a tag that arrives late. */
  const create = (name: string): Promise<Tag | undefined> => {
    change({ text: name, chosen: null, creating: true, open: false, active: -1, trouble: null });
    const mine = tags.create(name).then(
      (tag) => {
        if (creation === mine) take(tag);
        return tag;
      },
      (error: unknown) => {
        if (creation === mine) change({ creating: false, trouble: "create" });
        fail(error);
        return undefined;
      },
    );
    return (creation = mine);
  };

  return {
    state,
    type(text) {
      const wasOpen = state.get().open;
      write(text, true);
      // a list that does not come is not asked for at every letter
      if (!wasOpen) void tags.list.load();
    },
    open() {
      if (state.get().creating) return;
      change({ open: true });
      void tags.list.load();
    },
    close() {
      const { text, chosen, creating } = state.get();
      const found = chosen || creating ? undefined : tags.find(text);
      if (found) take(found);
      else change({ open: false, active: -1 });
    },
    move(step) {
      const {
        options: { length },
        active,
      } = state.get();
      if (length) change({ active: active < 0 && step < 0 ? length - 1 : (active + step + length) % length });
    },
    choose(index) {
      const option = state.get().options[index];
      if (!option || state.get().creating) return;
      if (option.id === null) void create(option.name);
      else take({ id: option.id, name: option.name });
    },
    clear: () => write("", false),
    async settle() {
      const { text, chosen } = state.get();
      if (chosen) return chosen.id;
      if (!text.trim()) return undefined;
      const running = creation && state.get().creating ? creation : create(text.trim());
      return (await running)?.id ?? null;
    },
  };
}
