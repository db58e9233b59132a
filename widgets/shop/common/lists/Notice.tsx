import { handOver, Icon, icons } from "#shared/ui/index.ts";

interface NoticeProps {
  /** Message; the notice is hidden while the message is empty. */
  readonly text: string;
  readonly dismissText: string;
  readonly onDismiss: () => void;
}

/** Message of the suite about a change, until the visitor dismisses it. Parts: warning, dismiss. Styles: `toolCss`, `noticeCss`. */
export const Notice = ({ text, dismissText, onDismiss }: NoticeProps) => (
  <div role="alert">
    {text && (
      <div ref={handOver} className="notice" part="warning">
        <p dir="auto">{text}</p>
        <button className="tool" part="dismiss" type="button" aria-label={dismissText} onClick={onDismiss}>
          <Icon path={icons.cross} />
        </button>
      </div>
    )}
  </div>
);
