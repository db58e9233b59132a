import { useEffect, useRef } from "react";
import { useStore } from "../../../shared/element/index.ts";
import { failureText } from "../../../shared/i18n/index.ts";
import { Button, Failure, Status } from "../../../shared/ui/index.ts";
import type { ChatterView } from "./chatter.view.ts";
import type { ChatterRights } from "./chatter.types.ts";

type Props = ChatterView & { readonly rights: ChatterRights };

/** Where somebody signs in, and comes back from. */
const loginAddress = (server: string): string =>
  `${server}/web/login?redirect=${encodeURIComponent(`${location.pathname}${location.search}#discussion`)}`;

/** For those who may: a text, with stars where the record has them. For others what they have to do (behaviour/portal.md items 20, 21). */
export function Composer(view: Props) {
  const { store, props, texts, context, rights } = view;
  const { draft, stars, sending, sent, sendError, isLost, quoted, rating } = useStore(store.state);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!quoted) return;
    input.current?.focus();
    input.current?.scrollIntoView({ block: "center" });
  }, [quoted]);

  if (!props.allowComposer) return null;
  if (!rights.mayPost)
    return (
      <p className="login" part="login">
        {texts.login} <a href={loginAddress(context.server)}>{texts.loginLink}</a>
      </p>
    );
  const send = () => void store.send();
  return (
    <form
      className="composer"
      part="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {rating && props.rating && (
        <rating.GivenStars chosen={stars} texts={texts} lang={context.lang} onChoose={store.rate} />
      )}
      <textarea
        ref={input}
        part="input"
        rows={4}
        required
        dir="auto"
        value={draft}
        placeholder={texts.write}
        aria-label={texts.write}
        onInput={(event) => store.write(event.currentTarget.value)}
      />
      <Button type="submit" busy={sending}>
        {texts.send}
      </Button>
      <Status text={sending ? texts.sending : sent ? texts.sent : ""} />
      {!!sendError && (
        <Failure
          text={isLost ? texts.lost : `${texts.unsent} ${failureText(texts, sendError)}`}
          retryText={texts.retry}
          busy={sending}
          onRetry={send}
        />
      )}
    </form>
  );
}
