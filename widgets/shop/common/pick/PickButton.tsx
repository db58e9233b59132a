import { Icon, Spinner } from "#shared/ui/index.ts";
import type { ProductChoice } from "#shop/api/product.ts";
import { useControl, useOwnControl } from "../lists/control.ts";
import { followBlock } from "./product-block.ts";

interface PickButtonProps {
  /** Product of the attributes; a product block around the button takes precedence. */
  readonly choice: ProductChoice;
  readonly onChoice: (choice: ProductChoice | null) => void;
  /** Accessible name: the action, or its result. */
  readonly label: string;
  readonly icon: string;
  /** True if the product is on the list. */
  readonly done: boolean;
  readonly busy: boolean;
  /** True until the list is known. */
  readonly pending?: boolean;
  /** Message about a failed call, shown beside the button. */
  readonly problem: string;
  /** Adds the product. @param host start of the animation that moves the product's picture to the list */
  readonly onPick: (host: Element) => void;
}

/** Small button with an icon that adds a product to a list; or enhances a button of the page. Parts: button, icon, spinner, problem. Styles: `spinnerCss`, `pickButtonCss`, `controlCss`. */
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
