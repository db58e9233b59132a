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
 * What is shown of a record by stars, which all elements of the page that show this record follow: by the event `suite-rating-filter`, `{ rating, model,
 * resId, server }`, which the page may dispatch or cancel as well.
 * @param now the record
 * @param follow somebody chose so many stars, 0 for all; may be told twice
 * @returns says that a person did so here
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
    // an element that is in no page hears nothing of it
    if (emit("suite-rating-filter", { rating: stars, model, resId, server }, { cancelable: true })) follow(stars);
  };
}
