import { atom } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { createLeaving } from "#shared/state/index.ts";
import type { Choice } from "./choices.ts";
import { searchAddress } from "./search-address.ts";

/** ms: to ask for a list again does no harm. */
const patience = 10_000;

export interface PortalSearchProps {
  /** Undefined: those of the markup. */
  readonly choices: readonly Choice[] | undefined;
}

/** What the store needs of the browser. */
export interface Browser {
  /** Address of the page. */
  here(): string;
  navigate(address: string): void;
}

export type PortalSearchStore = ReturnType<typeof createPortalSearch>;

/** Loads the list again with what is searched for, once for each press (spec portal section 2). */
export function createPortalSearch(context: StoreContext<PortalSearchProps>, { here, navigate }: Browser) {
  const { state, leave, stay } = createLeaving(context, patience);
  const { choices = [] } = context.props.get();
  const asked = new URL(here()).searchParams.get("search_in");
  /** Key of what is searched in; null where a field of the form says it, or nothing does. */
  const chosen = atom<string | null>((choices.find(({ key }) => key === asked) ?? choices[0])?.key ?? null);
  return {
    state,
    chosen,
    /** @param fields of the form */
    search(fields: readonly (readonly [name: string, value: string])[]) {
      const key = chosen.get();
      const others = fields.filter(([name]) => key === null || name !== "search_in");
      const address = searchAddress(here(), key === null ? others : [["search_in", key], ...others]);
      if (leave(address)) navigate(address);
    },
    stay,
  };
}
