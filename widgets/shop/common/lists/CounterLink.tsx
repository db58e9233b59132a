import { useLayoutEffect, useRef } from "react";
import { Icon, icons } from "#shared/ui/index.ts";
import { useCounter } from "./counter.ts";

interface CounterLinkProps {
  /** Link of the page in place of the element's link. */
  readonly own: Element | undefined;
  /** Selector of the counter in the page's link. */
  readonly counter: string;
  /** Number as text; empty for zero, null if unknown, undefined until it is read. */
  readonly number: string | null | undefined;
  readonly href: string | undefined;
  readonly icon: string;
  readonly text: string;
  /** Meaning of the number, such as "3 products in your cart". */
  readonly countText: string;
  readonly retryText: string;
  /** Reads the number again; undefined unless reading failed. */
  readonly onRetry: (() => void) | undefined;
}

interface RetryProps extends Pick<CounterLinkProps, "own"> {
  readonly text: string;
  readonly onClick: () => void;
}

/** Retry button after the link: the link gets the focus if the focused button is removed. */
function Retry({ own, text, onClick }: RetryProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current!;
    const link = (own ?? button.previousElementSibling) as HTMLElement;
    return () => {
      if (button.matches(":focus")) link.focus();
    };
  }, [own]);
  return (
    <button ref={ref} className="tool" part="retry" type="button" aria-label={text} title={text} onClick={onClick}>
      <Icon path={icons.retry} />
    </button>
  );
}

/** Link with a counter: cart, wishlist. Parts: link, text, badge, retry. Styles: `toolCss`, `controlCss`, `counterLinkCss`. */
export function CounterLink({
  own,
  counter,
  href,
  icon,
  text,
  number,
  countText,
  retryText,
  onRetry,
}: CounterLinkProps) {
  useCounter(own?.querySelector(counter), number, countText);
  const link = (
    <a className="link" part="link" href={href}>
      <Icon path={icon} />
      <span part="text">{text}</span>
      {number !== "" && number !== undefined && (
        <span className="badge" part="badge" title={countText}>
          <span aria-hidden="true">{number ?? <Icon path={icons.warningSmall} />}</span>
          <span className="visually-hidden">{countText}</span>
        </span>
      )}
    </a>
  );
  return (
    <>
      {own ? <slot /> : link}
      {onRetry && <Retry own={own} text={retryText} onClick={onRetry} />}
    </>
  );
}
