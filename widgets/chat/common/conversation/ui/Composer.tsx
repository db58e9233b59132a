import type { KeyboardEvent, RefObject } from "react";
import { Icon, icons } from "#shared/ui/index.ts";

interface ComposerProps {
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** Placeholder of the text field, also its name. */
  readonly placeholder: string;
  readonly sendText: string;
  readonly disabled: boolean;
  readonly onInput: (text: string) => void;
  readonly onSend: () => void;
}

/** Text field and send button: Enter sends, Shift+Enter starts a new line. Parts: composer, input, send. Styles: `messagesCss`. */
export function Composer({ inputRef, text, placeholder, sendText, disabled, onInput, onSend }: ComposerProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // keeps shortcuts of the page from reacting to the text
    event.stopPropagation();
    // Enter also ends the composition of a Chinese or Japanese word
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className="composer" part="composer">
      <textarea
        ref={inputRef}
        part="input"
        rows={1}
        dir="auto"
        aria-label={placeholder || sendText}
        placeholder={placeholder}
        value={text}
        disabled={disabled}
        enterKeyHint="send"
        onInput={(event) => onInput(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button
        className="tool"
        part="send"
        type="button"
        aria-label={sendText}
        title={sendText}
        disabled={disabled}
        onClick={onSend}
      >
        <Icon path={icons.arrowRight} />
      </button>
    </div>
  );
}
