import { effect, type ReadableAtom } from "nanostores";
import type { WidgetContext } from "#shared/element/index.ts";
import { type RemoteState, storeState, untilAbort } from "#shared/state/index.ts";
import type { ComboboxControl } from "#shared/ui/index.ts";
import type { Tag, TagKind } from "../api/links.ts";
import { type Tags, tagsOf } from "./tags.ts";

/** Option of the list; without an id it creates a tag of that name. */
interface TagOption {
  readonly id: number | null;
  readonly name: string;
}

interface TagFieldState {
  readonly text: string;
  readonly chosen: Tag | null;
  readonly open: boolean;
  readonly options: readonly TagOption[];
  /** Index of the option that Enter chooses; -1 for none. */
  readonly active: number;
  /** True while the tags are loading. */
  readonly loading: boolean;
  /** True while a new tag is being created. */
  readonly creating: boolean;
  /** Error of the list of tags. */
  readonly listError: unknown;
  /** Error of a new tag. */
  readonly error: unknown;
}

type Context = Pick<WidgetContext, "signal" | "state" | "fail">;

export interface TagField extends ComboboxControl {
  readonly state: ReadableAtom<TagFieldState>;
  /** Closes the list; chooses the tag with the typed name, if there is one. */
  readonly close: () => void;
  /**
   * Resolves to the id of the chosen tag, or of the tag with the typed name, which is created if it is new; undefined if the field is
   * empty.
   * @throws the error of the creation, which is also in the state
   */
  settle(): Promise<number | undefined>;
}

const initial = {
  text: "",
  chosen: null,
  open: false,
  options: [],
  active: -1,
  creating: false,
  listError: null,
  error: null,
};

/**
 * Returns the known tags with the typed text in their name; all tags while the text is the chosen tag's name. The offer to create a tag comes last.
 * @param exists true if a tag has the typed name
 * @see docs/reference/links.md#links-10
 */
function optionsFor(
  { text, chosen }: Pick<TagFieldState, "text" | "chosen">,
  known: readonly Tag[],
  exists: boolean,
): TagOption[] {
  const wanted = chosen ? "" : text.trim().toLocaleLowerCase();
  const matches = known.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return wanted && !exists ? [...matches, { id: null, name: text.trim() }] : matches;
}

/** Text and chosen tag of a field, and the options that follow from them. */
function createSelection(context: Context, tags: Tags) {
  const state = storeState<TagFieldState>({ ...initial, loading: false }, context, ({ error, listError }) => ({
    error: error ?? listError,
  }));
  const update = ({ value, error, loading }: RemoteState<readonly Tag[]>) => {
    const { text, error: creationError, options: previous, active } = state.get();
    const options = value ? optionsFor(state.get(), value, !!tags.find(text)) : [];
    // keeps the active option at its new index
    const activeOption = previous[active];
    state.change({
      options,
      active: activeOption ? options.findIndex(({ id }) => id === activeOption.id) : -1,
      loading,
      listError: error,
      error: error ? null : creationError,
    });
  };
  untilAbort(context.signal, effect([tags.list.state], update));

  return {
    state,
    write(text: string, open: boolean) {
      state.change({ text, chosen: null, creating: false, error: null, open, active: -1 });
      update(tags.list.state.get());
    },
    select(tag: Tag) {
      state.change({ ...initial, text: tag.name, chosen: tag });
      update(tags.list.state.get());
    },
  };
}

/** Field for the campaign, medium or source of a link. @see docs/reference/links.md#links-11 */
export function createTagField(context: Context, server: string, kind: TagKind): TagField {
  const tags = tagsOf(server, kind);
  const { state, write, select } = createSelection(context, tags);
  /** The creation that the field shows; undefined once the visitor has typed or chosen another tag. */
  let creation: Promise<Tag> | undefined;

  const create = (name: string): Promise<Tag> => {
    state.change({ text: name, chosen: null, creating: true, open: false, active: -1, error: null });
    const started = tags.create(name).then(
      (tag) => {
        if (creation === started) select(tag);
        return tag;
      },
      (error: unknown) => {
        if (creation === started) state.change({ creating: false, error });
        else context.fail(error);
        throw error;
      },
    );
    return (creation = started);
  };

  return {
    state,
    type(text) {
      const wasOpen = state.get().open;
      creation = undefined;
      write(text, true);
      // a list that failed to load is not requested again at every letter
      if (!wasOpen) void tags.list.load();
    },
    open() {
      if (state.get().creating) return;
      state.change({ open: true });
      void tags.list.load();
    },
    close() {
      const { text, chosen, creating } = state.get();
      const found = chosen || creating ? undefined : tags.find(text);
      if (found) select(found);
      else state.change({ open: false, active: -1 });
    },
    reach: (active) => state.change({ active }),
    choose(index) {
      const option = state.get().options[index];
      if (!option || state.get().creating) return;
      if (option.id === null) create(option.name).catch(() => {});
      else select({ id: option.id, name: option.name });
    },
    clear() {
      creation = undefined;
      write("", false);
    },
    async settle() {
      const { text, chosen } = state.get();
      if (chosen) return chosen.id;
      if (!text.trim()) return undefined;
      const running = creation && state.get().creating ? creation : create(text.trim());
      return (await running).id;
    },
  };
}
