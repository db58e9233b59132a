import type { FormEvent } from "react";
import { Button } from "#shared/ui/index.ts";
import type { ProductListTexts, Question } from "./product-list.types.ts";

interface ControlsProps {
  readonly question: Question;
  /** Order that the site builder wrote: the first choice. */
  readonly order: string;
  readonly has: (control: string) => boolean;
  readonly texts: ProductListTexts;
  readonly onSearch: (text: string) => void;
  readonly onSort: (order: string) => void;
}

/** Orders of the suite. */
const orders = (texts: ProductListTexts): readonly (readonly [order: string, name: string])[] => [
  ["list_price asc", texts.cheapest],
  ["list_price desc", texts.dearest],
  ["name asc", texts.nameUp],
  ["name desc", texts.nameDown],
];

/** Search and order of the list. Parts: controls, search, submit, sort. */
export function Controls({ question, order, has, texts, onSearch, onSort }: ControlsProps) {
  const known = orders(texts);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(event.currentTarget.querySelector("input")!.value);
  };
  return (
    <div className="controls" part="controls">
      {has("search") && (
        <form role="search" onSubmit={send}>
          <div className="field">
            <label htmlFor="search">{texts.search}</label>
            <input id="search" part="search" type="search" defaultValue={question.search} enterKeyHint="search" />
          </div>
          <Button kind="quiet" type="submit" part="submit">
            {texts.find}
          </Button>
        </form>
      )}
      {has("sort") && (
        <div className="field sort">
          <label htmlFor="sort">{texts.sort}</label>
          <select
            id="sort"
            part="sort"
            value={question.order}
            onChange={({ currentTarget }) => onSort(currentTarget.value)}
          >
            {!known.some(([each]) => each === order) && <option value={order}>{texts.featured}</option>}
            {known.map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
