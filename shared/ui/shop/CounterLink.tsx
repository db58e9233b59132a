import type { ReactNode } from "react";
import { Icon } from "../Icon.tsx";
import { again } from "./again.ts";

export interface CounterLinkProps {
  readonly href: string | undefined;
  readonly icon: string;
  readonly text: string;
  /** The counter: absent, a number with its words, or a sign with its words. */
  readonly count: ReactNode;
  /** What the counter says, in words. */
  readonly countText: string;
  readonly retryText: string;
  /** Asks for the count again; absent unless that failed. */
  readonly onRetry: (() => void) | undefined;
}

/** A link with a counter at it: cart, wishlist. Parts: link, text, badge, retry. Styles: `toolCss`, `counterLinkCss`. */
export const CounterLink = ({ href, icon, text, count, countText, retryText, onRetry }: CounterLinkProps) => (
  <>
    <a className="link" part="link" href={href}>
      <Icon path={icon} />
      <span part="text">{text}</span>
      {count && (
        <span className="badge" part="badge" title={countText}>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{countText}</span>
        </span>
      )}
    </a>
    {onRetry && (
      <button className="tool" part="retry" type="button" aria-label={retryText} title={retryText} onClick={onRetry}>
        <Icon path={again} />
      </button>
    )}
  </>
);
