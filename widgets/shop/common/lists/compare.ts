import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import { shared } from "#shared/element/index.ts";
import { cookies, storeState } from "#shared/state/index.ts";
import { type Intent, onIntent } from "#shared/state/intent.ts";
import { connect } from "#shared/suite/index.ts";
import { type ComparedProduct, productData } from "#shop/api/compare.ts";
import { parseIds, type ProductChoice, variantOf } from "#shop/api/product.ts";
import { serial } from "#shop/common/lists/changes.ts";

/** How many products may be compared; a panel may set fewer. */
const maxProducts = 4;
const cookie = "comparelist_product_ids";
/** ms until a cookie that another tab wrote can be read here: browsers copy them between processes after the message. */
const cookieDelay = 1000;
/** Bytes; no cookie is longer. */
const maxLength = 4096;

/** Any script may write the cookie: a number that is no id of the suite's database (32 bits) makes it refuse all others. */
const isId = (id: number) => Number.isInteger(id) && id > 0 && id < 2 ** 31;
/** The ids in what a cookie holds, each once; null where it holds something else. */
const read = (text: unknown): readonly number[] | null => {
  const ids = typeof text === "string" && text.length < maxLength ? parseIds(text) : null;
  return ids && [...new Set(ids)].filter(isId);
};

/** The intent `suite-compare-add`; answers the variant that is on the list now, 0 where there was no room or the shop does not have it. */
export interface CompareAdd extends Intent<number>, ProductChoice {}

interface CompareState {
  /** Variants, in the order of the list. */
  readonly ids: readonly number[];
  /** Those that were read; the others are loading or could not be read. */
  readonly products: readonly ComparedProduct[];
  /** One more was asked for than there may be. */
  readonly limited: boolean;
  /** Whether the list is open: by itself from the second product on, never with fewer. */
  readonly open: boolean;
  /** Why the products could not be read. */
  readonly error: unknown;
}

interface Compare {
  readonly state: ReadableAtom<CompareState>;
  /** The list after a product was added on this page, until a panel has announced it (`announceOnce`). */
  readonly unannounced: WritableAtom<readonly number[] | null>;
  limit: number;
  /** Reads the products that are not known yet. Never rejects: see `error`. */
  load(): Promise<void>;
  toggle(open: boolean): void;
  remove(id: number): Promise<void>;
}

/** The list of products to compare: kept in a cookie, common to the page and in step with other tabs. */
export const compare = (server: string): Compare =>
  shared(`suite.compare ${server}`, () => {
    const client = connect(server);
    const inTurn = serial();
    // in Node there is no page
    const page = typeof document !== "undefined";
    const channel = page ? new BroadcastChannel(`suite.compare ${server}`) : undefined;
    /** The list that another tab has sent, until its cookie can be read here. */
    let received: readonly number[] | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The cookie's list, which other tabs and the built-in page's scripts write, too. */
    const storedIds = () =>
      received ?? [...new Set(page ? cookies.all(cookie).flatMap((text) => read(text) ?? []) : [])];
    const state = storeState<CompareState>({
      ids: storedIds(),
      products: [],
      limited: false,
      open: false,
      error: null,
    });
    const unannounced = atom<readonly number[] | null>(null);

    const update = (part: Partial<CompareState>) => {
      const { ids, open, limited } = { ...state.get(), ...part };
      state.change({ ...part, open: open && ids.length > 1, limited: limited && ids.length >= self.limit });
    };
    const store = (ids: readonly number[], part: Partial<CompareState> = {}) => {
      const text = JSON.stringify(ids);
      cookies.set(cookie, text);
      received = null;
      update({ ids, ...part });
      channel?.postMessage(text);
    };

    /** Reads those that are not known yet; resolves to the ids that the shop does not have. */
    const describe = async (ids: readonly number[]): Promise<readonly number[]> => {
      const { products } = state.get();
      const missing = ids.filter((id) => !products.some((known) => known.id === id));
      if (!missing.length) return [];
      const answer = await productData(client, missing, ids);
      update({ products: [...products, ...answer.products], error: null });
      return ids.filter((id) => !answer.known.includes(id));
    };

    const load = () =>
      inTurn(async () => {
        try {
          const gone = await describe(state.get().ids);
          if (gone.length) store(storedIds().filter((id) => !gone.includes(id)));
        } catch (error) {
          update({ error });
        }
      });

    const self: Compare = {
      state,
      limit: maxProducts,
      load,
      toggle: (open) => update({ open }),
      unannounced,
      remove: (id) =>
        inTurn(async () =>
          store(
            storedIds().filter((other) => other !== id),
            { limited: false },
          ),
        ),
    };

    onIntent<number, CompareAdd>("suite-compare-add", server, (choice) =>
      inTurn(async () => {
        const id = await variantOf(client, choice);
        const ids = storedIds();
        if (ids.includes(id)) {
          update({ ids, open: true });
          return id;
        }
        if (ids.length >= self.limit) {
          update({ ids, limited: true, open: true });
          return 0;
        }
        const gone = await describe([...ids, id]);
        const now = [...new Set([...storedIds(), id])].filter((each) => !gone.includes(each));
        store(now, { open: true });
        unannounced.set(now);
        return now.includes(id) ? id : 0;
      }),
    );
    if (page) {
      const follow = (ids: readonly number[] | null) => {
        received = ids;
        clearTimeout(timer);
        update({ ids: storedIds() });
        if (state.lc) void load();
      };
      channel!.onmessage = ({ data }) => {
        // any script of the origin can write to the channel
        const ids = read(data);
        follow(ids);
        if (ids) timer = setTimeout(() => follow(null), cookieDelay);
      };
      addEventListener("pageshow", (event) => event.persisted && follow(null));
    }
    return self;
  });
