import { useLayoutEffect, useRef } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Button, Failure, Status } from "#shared/ui/index.ts";
import { EmailField } from "../common/form/EmailField.tsx";
import type { FollowProps, FollowStore, FollowTexts } from "./follow.store.ts";

export function Follow({ store, texts }: WidgetView<FollowStore, FollowProps, FollowTexts>) {
  const { following, field, email, locked, invalid, busy, loading, error } = useStore(store.state);
  const confirmed = useStore(store.confirmed);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // a field that becomes disabled loses the focus
    if (form.current!.querySelector(":disabled:focus")) form.current!.querySelector("button")!.focus();
  }, [locked]);
  return (
    <>
      <form
        ref={form}
        className="form"
        part="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void store.submit();
        }}
      >
        {field && (
          <EmailField
            label={texts.label}
            placeholder={texts.placeholder}
            value={email}
            invalid={invalid}
            disabled={locked}
            onInput={store.type}
          />
        )}
        <Button type="submit" kind={following ? "quiet" : "primary"} busy={busy}>
          {following ? texts.unfollow : texts.follow}
        </Button>
        {!!error && <Failure {...failureOf(texts, error)} busy={loading || busy} onRetry={() => void store.retry()} />}
      </form>
      <Status text={confirmed ? (following ? texts.followed : texts.unfollowed) : ""} />
    </>
  );
}
