import { Icon, icons } from "#shared/ui/index.ts";
import type { ComparedProduct } from "../api/compare.ts";
import { LazyFragment } from "../common/popover/LazyFragment.tsx";

interface ProductProps {
  readonly product: ComparedProduct;
  readonly removeText: string;
  readonly server: string;
  readonly onRemove: () => void;
  readonly onError: (error: unknown) => void;
}

/** One product to compare, as the suite shows it. */
export const Product = ({ product: { html }, removeText, server, onRemove, onError }: ProductProps) => (
  <li className="product" part="product">
    <LazyFragment html={html} base={server} onError={onError} />
    <button className="tool" part="remove" type="button" aria-label={removeText} title={removeText} onClick={onRemove}>
      <Icon path={icons.cross} />
    </button>
  </li>
);
