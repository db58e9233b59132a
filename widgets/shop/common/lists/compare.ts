import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import { shared } from "#shared/element/index.ts";
import { cookies, storeState } from "#shared/state/index.ts";
import { type Intent, onIntent } from "#shared/state/intent.ts";
import { connect } from "#shared/suite/index.ts";
import { type ComparedProduct, productData } from "#shop/api/compare.ts";
import { parseIds, type ProductChoice, variantOf } from "#shop/api/product.ts";
import { serial } from "#shop/common/lists/changes.ts";

/** Largest number of products to compare; a panel may set a smaller one. @see docs/reference/shop.md#shop-48 */
const maxProducts = 4;
/** @see docs/reference/shop.md#shop-46 */
const cookie = "comparelist_product_ids";
/** ms until a cookie that another tab wrote can be read here: browsers copy them between processes after the message. */
const cookieDelay = 1000;
/** Bytes; no cookie is longer. */
const maxLength = 4096;

/** Returns true for ids of the suite's database (32 bits). Any script may write the cookie, and one wrong id makes the suite refuse all. */
const isId = (id: number) => Number.isInteger(id) && id > 0 && id < 2 ** 31;
/** Reads the text of a cookie: ids without repetition; null if the text is no list of ids. */
const read = (text: unknown): readonly number[] | null => {
  const ids = typeof text === "string" && text.length < maxLength ? parseIds(text) : null;
  return ids && [...new Set(ids)].filter(isId);
};

/** The intent `suite-compare-add`; resolves to the variant on the list, 0 if the list is full or the shop does not have the product. */
export interface CompareAdd extends Intent<number>, ProductChoice {}

interface CompareState {
  /** Variants, in the order of the list. */
  readonly ids: readonly number[];
  /** Products that were read; the others are loading or could not be read. */
  readonly products: readonly ComparedProduct[];
  /** True after a visitor tried to add a product to a full list. */
  readonly limited: boolean;
  /** True while the list is open: opens with the second product, and is closed with fewer than two. */
  readonly open: boolean;
  /** Error of reading the products. */
  readonly error: unknown;
}

interface Compare {
  readonly state: ReadableAtom<CompareState>;
  /** List after a product was added on this page, until a panel has announced it (`announceOnce`). */
  readonly unannounced: WritableAtom<readonly number[] | null>;
  limit: number;
  /** Reads the products that are not known yet. Never rejects: see `error`. */
  load(): Promise<void>;
  toggle(open: boolean): void;
  remove(id: number): Promise<void>;
}

interface StoredList {
  /** Returns the list, which other tabs and scripts of the built-in page write, too. */
  ids(): readonly number[];
  write(ids: readonly number[]): void;
}

/**
 * Creates the list in the cookie, in step with other tabs. In Node there is no page, and the list is empty.
 * @param onChange called when another tab may have changed the list
 */
function createStoredList(server: string, onChange: () => void): StoredList {
  const page = typeof document !== "undefined";
  const channel = page ? new BroadcastChannel(`suite.compare ${server}`) : undefined;
  /** The list that another tab has sent, until its cookie can be read here. */
  let received: readonly number[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (ids: readonly number[] | null) => {
    received = ids;
    clearTimeout(timer);
    onChange();
  };
  if (page) {
    channel!.onmessage = ({ data }) => {
      // any script of the origin can write to the channel
      const ids = read(data);
      follow(ids);
      if (ids) timer = setTimeout(() => follow(null), cookieDelay);
    };
    addEventListener("pageshow", (event) => event.persisted && follow(null));
  }
  return {
    ids: () => received ?? [...new Set(page ? cookies.all(cookie).flatMap((text) => read(text) ?? []) : [])],
    write(ids) {
      const text = JSON.stringify(ids);
      cookies.set(cookie, text);
      received = null;
      channel?.postMessage(text);
    },
  };
}

/** Creates the state of the list, and its updates: with fewer than two products it is closed, and below the limit it is not limited. */
function createListState(ids: readonly number[], limit: () => number) {
  const state = storeState<CompareState>({ ids, products: [], limited: false, open: false, error: null });
  return {
    state,
    update(part: Partial<CompareState>): void {
      const { ids, open, limited } = { ...state.get(), ...part };
      state.change({ ...part, open: open && ids.length > 1, limited: limited && ids.length >= limit() });
    },
  };
}

const without = (ids: readonly number[], gone: readonly number[]): number[] => ids.filter((id) => !gone.includes(id));

/** Returns the list of products to compare: kept in a cookie, common to the page and in step with other tabs. */
export const compare = (server: string): Compare => shared(`suite.compare ${server}`, () => createCompare(server));

function createCompare(server: string): Compare {
  const client = connect(server);
  const inTurn = serial();
  const stored = createStoredList(server, () => {
    update({ ids: stored.ids() });
    // without listeners, the next element loads the products
    if (state.lc) void load();
  });
  const { state, update } = createListState(stored.ids(), () => self.limit);
  const unannounced = atom<readonly number[] | null>(null);

  const store = (ids: readonly number[], part: Partial<CompareState> = {}) => {
    stored.write(ids);
    update({ ids, ...part });
  };

  /** Reads the products that are not known yet; resolves to the ids that the shop does not have. */
  const describe = async (ids: readonly number[]): Promise<readonly number[]> => {
    const { products } = state.get();
    const missing = ids.filter((id) => !products.some((known) => known.id === id));
    if (!missing.length) return [];
    const answer = await productData(client, missing, ids);
    update({ products: [...products, ...answer.products], error: null });
    return without(ids, answer.known);
  };

  const load = () =>
    inTurn(async () => {
      try {
        const gone = await describe(state.get().ids);
        if (gone.length) store(without(stored.ids(), gone));
      } catch (error) {
        update({ error });
      }
    });

  const add = async (choice: ProductChoice): Promise<number> => {
    const id = await variantOf(client, choice);
    const ids = stored.ids();
    if (ids.includes(id)) {
      update({ ids, open: true });
      return id;
    }
    if (ids.length >= self.limit) {
      update({ ids, limited: true, open: true });
      return 0;
    }
    const gone = await describe([...ids, id]);
    const now = without([...new Set([...stored.ids(), id])], gone);
    store(now, { open: true });
    unannounced.set(now);
    return now.includes(id) ? id : 0;
  };
  onIntent<number, CompareAdd>("suite-compare-add", server, (choice) => inTurn(() => add(choice)));

  const self: Compare = {
    state,
    unannounced,
    limit: maxProducts,
    load,
    toggle: (open) => update({ open }),
    remove: (id) => inTurn(async () => store(without(stored.ids(), [id]), { limited: false })),
  };
  return self;
}
