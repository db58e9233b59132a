import { shared } from "../element/index.ts";
import { type Intent, onIntent } from "./intent.ts";
import { untilAbort } from "./store-state.ts";

interface FilterIntent extends Intent<void> {
  readonly model?: unknown;
  readonly resId?: unknown;
  readonly rating?: unknown;
}

interface RatingFilter {
  readonly rating: number;
  readonly model: string;
  readonly resId: number;
  readonly server: string;
}

interface Host {
  readonly server: string;
  readonly signal: AbortSignal;
  readonly emit: (name: "suite-rating-filter", detail: RatingFilter, options: { cancelable: true }) => boolean;
}

type Follow = (model: unknown, id: unknown, stars: number) => void;

const followers = (server: string): Set<Follow> =>
  shared(`suite.rating.filter ${server}`, () => {
    const all = new Set<Follow>();
    onIntent<void, FilterIntent>("suite-rating-filter", server, ({ model, resId, rating }) => {
      if (Number.isInteger(rating) && Number(rating) >= 0 && Number(rating) <= 5)
        for (const follow of all) follow(model, resId, Number(rating));
      return Promise.resolve();
    });
    return all;
  });

/**
 * Follows the filter by stars of a record, which all elements of the page that show the record share by the event `suite-rating-filter`, `{ rating,
 * model, resId, server }`; the page may dispatch or cancel the event as well.
 * @param now returns the record
 * @param follow receives the chosen number of stars, 0 for all; may be called twice
 * @returns a function that announces the choice of a visitor here
 */
export function ratingFilter(
  { server, signal, emit }: Host,
  now: () => { readonly resModel: string; readonly resId: number },
  follow: (stars: number) => void,
): (stars: number) => void {
  const all = followers(server);
  const hear: Follow = (model, id, stars) => {
    const { resModel, resId } = now();
    if (model === resModel && id === resId) follow(stars);
  };
  all.add(hear);
  untilAbort(signal, () => all.delete(hear));
  return (stars) => {
    const { resModel: model, resId } = now();
    // an element outside of the page receives no event of the page
    if (emit("suite-rating-filter", { rating: stars, model, resId, server }, { cancelable: true })) follow(stars);
  };
}
