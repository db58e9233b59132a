import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import { shared } from "../../../../../shared/element/index.ts";
import { connect } from "../../../../../shared/suite/index.ts";
import { parseIds, productData, variantOf, type ComparedProduct, type ProductChoice } from "../../calls/shop.ts";
import { cookies } from "../../../../../shared/state/index.ts";
import { onIntent, type Intent } from "../../../../../shared/state/intent.ts";
import { serial } from "./serial.ts";

/** At most so many (spec shop section 9); a panel may ask for fewer. */
const most = 4;
const cookie = "comparelist_product_ids";
/** ms in which a cookie that another tab wrote can be read here: browsers hand them on between processes a while after the message. */
const handOver = 1000;
/** Bytes; no cookie is longer. */
const longest = 4096;

/** Anybody may write a cookie: what cannot be an id of the suite's database (32 bits) would make it refuse the others, too. */
const isId = (id: number) => Number.isInteger(id) && id > 0 && id < 2 ** 31;
/** The ids in what a cookie holds, each once; null where it holds something else. */
const read = (text: unknown): readonly number[] | null => {
  const ids = typeof text === "string" && text.length < longest ? parseIds(text) : null;
  return ids && [...new Set(ids)].filter(isId);
};

/** The intent `suite-compare-add`; answers the variant that is on the list now, 0 where there was no room or the shop does not have it. */
export interface CompareAdd extends Intent<number>, ProductChoice {}

export interface CompareState {
  /** Variants, in the order of the list. */
  readonly ids: readonly number[];
  /** What is known of them; the rest is on its way or could not be read. */
  readonly products: readonly ComparedProduct[];
  /** One more was asked for than there may be. */
  readonly limited: boolean;
  /** Whether the list is open: by itself from the second product on, never with fewer. */
  readonly open: boolean;
  /** Why the products could not be read. */
  readonly trouble: unknown;
}

export interface Compare {
  readonly state: ReadableAtom<CompareState>;
  /** The list after a product was added on this page, until a panel has told it (`tellOnce`). */
  readonly untold: WritableAtom<readonly number[] | null>;
  limit: number;
  /** Reads what is known of the products. Never rejects: see `trouble`. */
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
    /** What another tab has told of its cookie, until that can be read here. */
    let told: readonly number[] | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** What counts: other tabs and the stock page's scripts write it, too. */
    const kept = () => told ?? ((page && read(cookies.get(cookie))) || []);
    const state = atom<CompareState>({ ids: kept(), products: [], limited: false, open: false, trouble: null });
    const untold = atom<readonly number[] | null>(null);

    const change = (part: Partial<CompareState>) => {
      const next = { ...state.get(), ...part };
      state.set({
        ...next,
        open: next.open && next.ids.length > 1,
        limited: next.limited && next.ids.length >= self.limit,
      });
    };
    const keep = (ids: readonly number[], part: Partial<CompareState> = {}) => {
      const text = JSON.stringify(ids);
      cookies.set(cookie, text);
      told = null;
      change({ ids, ...part });
      channel?.postMessage(text);
    };

    /** Asks for those that are not known yet; gives those that the shop does not have. */
    const describe = async (ids: readonly number[]): Promise<readonly number[]> => {
      const { products } = state.get();
      const missing = ids.filter((id) => !products.some((known) => known.id === id));
      if (!missing.length) return [];
      const answer = await productData(client, missing, ids);
      change({ products: [...products, ...answer.products], trouble: null });
      return ids.filter((id) => !answer.known.includes(id));
    };

    const load = () =>
      inTurn(async () => {
        try {
          const gone = await describe(state.get().ids);
          if (gone.length) keep(kept().filter((id) => !gone.includes(id)));
        } catch (trouble) {
          change({ trouble });
        }
      });

    const self: Compare = {
      state,
      limit: most,
      load,
      toggle: (open) => change({ open }),
      untold,
      remove: (id) =>
        inTurn(async () =>
          keep(
            kept().filter((other) => other !== id),
            { limited: false },
          ),
        ),
    };

    onIntent<number, CompareAdd>("suite-compare-add", server, (choice) =>
      inTurn(async () => {
        const id = await variantOf(client, choice);
        const ids = kept();
        if (ids.includes(id)) {
          change({ ids, open: true });
          return id;
        }
        if (ids.length >= self.limit) {
          change({ ids, limited: true, open: true });
          return 0;
        }
        const gone = await describe([...ids, id]);
        const now = [...new Set([...kept(), id])].filter((each) => !gone.includes(each));
        keep(now, { open: true });
        untold.set(now);
        return now.includes(id) ? id : 0;
      }),
    );
    if (page) {
      const follow = (ids: readonly number[] | null) => {
        told = ids;
        clearTimeout(timer);
        change({ ids: kept() });
        if (state.lc) void load();
      };
      channel!.onmessage = ({ data }) => {
        // scripts of others can write to the channel as well
        const ids = read(data);
        follow(ids);
        if (ids) timer = setTimeout(() => follow(null), handOver);
      };
      addEventListener("pageshow", (event) => event.persisted && follow(null));
    }
    return self;
  });
