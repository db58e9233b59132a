import { atom } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { createNavigation } from "#shared/state/index.ts";
import type en from "../i18n/en.json";
import { type PortalSearchEnv, portalSearchEnv } from "./portal-search.env.ts";

export type PortalSearchTexts = Readonly<typeof en.portalSearch>;

/** ms until the form can be sent again; short, since a second request of a list does no harm. */
const timeout = 10_000;

/** Field of documents that can be searched. */
export interface Choice {
  /** Value of the suite's parameter `search_in`. */
  readonly key: string;
  readonly label: string;
}

export interface PortalSearchProps {
  /** Undefined: the choices of the markup. */
  readonly choices: readonly Choice[] | undefined;
}

/**
 * Returns the address of the page with another search. Keeps all other parameters, but starts at the first page of the list: the suite writes
 * page numbers into the path.
 * @see docs/reference/portal.md#portal-6
 */
export function searchAddress(page: string, fields: readonly (readonly [name: string, value: string])[]): string {
  const address = new URL(page);
  address.pathname = address.pathname.replace(/\/page\/\d+\/?$/, "");
  address.hash = "";
  const query = address.searchParams;
  for (const [name] of [...fields, ["page"] as const]) query.delete(name);
  for (const [name, value] of fields) query.append(name, value);
  return address.href;
}

export type PortalSearchStore = ReturnType<typeof createPortalSearch>;

/** Loads the list again with the search, once for each press. */
export function createPortalSearch(
  context: StoreContext<PortalSearchProps>,
  { here, navigate }: PortalSearchEnv = portalSearchEnv,
) {
  const { state, start, cancel } = createNavigation(context, timeout);
  const { choices = [] } = context.props.get();
  const requested = new URL(here()).searchParams.get("search_in");
  /** Key of the chosen field; null if the form has a field for it, or no choices exist. */
  const chosen = atom<string | null>((choices.find(({ key }) => key === requested) ?? choices[0])?.key ?? null);
  return {
    state,
    chosen,
    /** @param fields of the form */
    search(fields: readonly (readonly [name: string, value: string])[]) {
      const key = chosen.get();
      const others = fields.filter(([name]) => key === null || name !== "search_in");
      const address = searchAddress(here(), key === null ? others : [["search_in", key], ...others]);
      if (start(address)) navigate(address);
    },
    cancel,
  };
}
