import { Icon, Spinner } from "#shared/ui/index.ts";
import type { ProductChoice } from "#shop/api/product.ts";
import { useControl, useOwnControl } from "../lists/control.ts";
import { followBlock } from "./product-block.ts";

interface PickButtonProps {
  /** From the attributes; a product block around the button takes precedence. */
  readonly choice: ProductChoice;
  readonly onChoice: (choice: ProductChoice | null) => void;
  /** Its name: the action, or that it is done. */
  readonly label: string;
  readonly icon: string;
  /** The product is on the list: nothing is left to do. */
  readonly done: boolean;
  readonly busy: boolean;
  /** The list is not known yet. */
  readonly pending?: boolean;
  /** The sentence about a failed call, shown beside it. */
  readonly problem: string;
  /** @param host from where the product's picture flies to the list */
  readonly onPick: (host: Element) => void;
}

/** A small button with an icon that puts a product on a list. Or enhances one of the page's. Parts: button, icon, spinner, problem. Styles: `spinnerCss`, `pickButtonCss`, `controlCss`. */
export function PickButton({ choice, onChoice, label, icon, done, busy, pending, problem, onPick }: PickButtonProps) {
  const [root, own] = useOwnControl<HTMLSpanElement>(
    (host, signal) => followBlock(host, signal, onChoice) || onChoice(choice),
  );
  const press = () => done || onPick((root.current!.getRootNode() as ShadowRoot).host);
  useControl(own, { disabled: done || busy, busy, pressed: done, label, pending: !!pending }, press);
  return (
    <span ref={root} className={own ? "own" : "pick"}>
      {own ? (
        <slot />
      ) : (
        <button
          className="pick-button"
          part="button"
          type="button"
          aria-label={label}
          title={label}
          aria-disabled={done || busy}
          aria-pressed={done}
          aria-busy={busy}
          onClick={press}
        >
          {busy ? <Spinner /> : <Icon path={icon} />}
        </button>
      )}
      <span className="problem" part="problem" role="alert">
        {problem}
      </span>
    </span>
  );
}
