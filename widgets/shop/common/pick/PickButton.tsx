import type { ProductChoice } from "../calls/shop.ts";
import { Icon, Spinner } from "../../../../shared/ui/index.ts";
import { useControl, useOwnControl } from "../base/ui/control.ts";
import { followBlock } from "./product-block.ts";

export interface PickButtonProps {
  /** What the attributes say; a product block around the button says it better. */
  readonly choice: ProductChoice;
  readonly onChoice: (choice: ProductChoice | null) => void;
  /** Its name, which says what it does or that it is done. */
  readonly label: string;
  readonly icon: string;
  /** The product is on the list: nothing is left to do. */
  readonly done: boolean;
  readonly busy: boolean;
  /** Nobody knows yet what is on the list. */
  readonly pending?: boolean;
  /** What went wrong, said beside it. */
  readonly problem: string;
  /** The host comes along, from where the product flies to the list. */
  readonly onPick: (host: Element) => void;
}

/** A small button with an icon that puts a product on a list. Or drives one of the page's. Parts: button, icon, spinner, problem. Styles: `spinnerCss`, `pickButtonCss`, `controlCss`. */
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
