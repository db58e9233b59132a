import { fill } from "#shared/i18n/index.ts";
import { Button, handOver } from "#shared/ui/index.ts";
import type { ProductTexts } from "./product.types.ts";

interface ConflictProps {
  /** Names of values that exclude each other. */
  readonly pairs: readonly (readonly [value: string, other: string])[];
  /** Values to choose instead; empty if none are known. */
  readonly offered: string;
  readonly isSearching: boolean;
  readonly texts: ProductTexts;
  readonly onTake: () => void;
}

/**
 * Message about why the shop does not have a combination, with an offer of the nearest one. Parts: conflict, offer. Styles: `spinnerCss`, `buttonCss`.
 * @see docs/reference/shop.md#shop-7
 */
export const Conflict = ({ pairs, offered, isSearching, texts, onTake }: ConflictProps) => (
  <div ref={handOver} className="conflict" part="conflict">
    {pairs.length === 0 && <p>{texts.impossible}</p>}
    {pairs.map(([value, other]) => (
      <p key={`${value} ${other}`} dir="auto">
        {fill(texts.conflict, { value, other })}
      </p>
    ))}
    {offered ? (
      <Button part="offer" onClick={onTake}>
        {fill(texts.offer, { values: offered })}
      </Button>
    ) : (
      isSearching && <p className="searching">{texts.searching}</p>
    )}
  </div>
);
