import { useLayoutEffect, useRef } from "react";
import { ownDocument, useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Button, Failure, Icon, Status } from "#shared/ui/index.ts";
import { EmailField } from "../common/form/EmailField.tsx";
import type { SubscribeProps, SubscribeStore, SubscribeTexts } from "./subscribe.store.ts";

/** @see docs/reference/marketing.md#marketing-11 */
export function Subscribe({ store, texts }: WidgetView<SubscribeStore, SubscribeProps, SubscribeTexts>) {
  const { loading, subscribed, email, invalid, busy, error } = useStore(store.state);
  const thanked = useStore(store.thanked);

  const base = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // the form, which had the focus, is gone
    if (thanked && ownDocument.activeElement === ownDocument.body) base.current!.focus();
  }, [thanked]);

  return (
    <div className="block" ref={base} tabIndex={-1}>
      {!thanked && (
        <form
          className="form"
          part="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void store.submit();
          }}
        >
          <EmailField
            label={texts.label}
            placeholder={texts.placeholder}
            value={email}
            invalid={invalid}
            disabled={subscribed}
            onInput={store.type}
          />
          {subscribed ? (
            <span className="subscribed" part="subscribed">
              <Icon path="m5 13 4 4L19 7" />
              {texts.subscribed}
            </span>
          ) : (
            <Button type="submit" busy={busy}>
              {texts.subscribe}
            </Button>
          )}
          {!!error && (
            <Failure {...failureOf(texts, error)} busy={loading || busy} onRetry={() => void store.retry()} />
          )}
        </form>
      )}
      <Status text={thanked ? texts.thanks : ""} />
    </div>
  );
}
