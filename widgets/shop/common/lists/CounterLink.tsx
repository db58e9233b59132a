import { useLayoutEffect, useRef } from "react";
import { Icon, icons } from "#shared/ui/index.ts";
import { useCounter } from "./counter.ts";

interface CounterLinkProps {
  /** The page's own link in place of ours; its counter is found by the selector `counter`. */
  readonly own: Element | undefined;
  readonly counter: string;
  /** The number as text; empty for none, null where it is unknown, undefined until it is read. */
  readonly number: string | null | undefined;
  readonly href: string | undefined;
  readonly icon: string;
  readonly text: string;
  /** What the counter says, in words. */
  readonly countText: string;
  readonly retryText: string;
  /** Asks for the count again; absent unless that failed. */
  readonly onRetry: (() => void) | undefined;
}

interface RetryProps extends Pick<CounterLinkProps, "own"> {
  readonly text: string;
  readonly onClick: () => void;
}

/** Follows the link, which gets the focus when the button is removed with it. */
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

/** A link with a counter at it: cart, wishlist. Parts: link, text, badge, retry. Styles: `toolCss`, `controlCss`, `counterLinkCss`. */
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
