import { useEffect, useLayoutEffect } from "react";
import { ownDocument, useStore } from "#shared/element/index.ts";
import { pagePath } from "#shared/html/index.ts";
import { failureText, fill, plural } from "#shared/i18n/index.ts";
import { adoptStyles, Failure, Skeleton, Status, useHost } from "#shared/ui/index.ts";
import pageCss from "./chatter.page.css";
import type { ChatterView } from "./chatter.store.ts";
import { Message } from "./Message.tsx";

/** The message that the address names: `#message-12`, as the suite's links do; 0 for none. */
const named = (): number => Number(/^#message-(\d{1,10})$/.exec(location.hash)?.[1] ?? 0);

/** Where somebody signs in, and comes back from. */
const loginAddress = (server: string): string =>
  `${server}/web/login?redirect=${encodeURIComponent(`${pagePath()}#discussion`)}`;

/** Message list, with a composer for visitors who may post and a sign-in hint for the others. */
export function Chatter(view: ChatterView) {
  const { store, props, texts, context } = view;
  const state = useStore(store.state);
  const { messages, count, page, rights, stats, filter, loading, error, target, rating, turnedAway } = state;
  const { composer: Composer, pages: Pages } = state;
  const root = useHost<HTMLDivElement>((host, signal) => {
    adoptStyles(host, pageCss);
    const follow = () => store.show(named());
    follow();
    addEventListener("hashchange", follow, { signal });
    for (const name of ["pointerenter", "focusin"]) host.addEventListener(name, store.prepare, { signal });
  });
  useLayoutEffect(() => rating?.adopt(root.current), [root, rating]);
  useEffect(() => {
    if (!target) return;
    const message = root.current!.querySelector<HTMLElement>(`[data-id="${target}"]`);
    message?.scrollIntoView({ block: "center" });
    // somebody who writes elsewhere is not taken away
    if (ownDocument.activeElement === ownDocument.body) message?.focus({ preventScroll: true });
  }, [root, target]);

  useEffect(() => {
    if (!turnedAway) return;
    const place = root.current!.querySelector("[part=login]") ?? root.current!;
    place.scrollIntoView({ block: "center" });
    (place.querySelector("a") ?? root.current!).focus({ preventScroll: true });
  }, [root, turnedAway]);

  const counted = fill(plural(context.lang, texts, "count", count), {
    count: new Intl.NumberFormat(context.lang).format(count),
  });
  const mustLogIn = props.allowComposer && !!rights && !rights.mayPost;
  const says = loading ? texts.loading : mustLogIn && turnedAway ? texts.login : rights && !error ? counted : "";
  return (
    <div ref={root} className="chatter" tabIndex={-1} aria-busy={loading}>
      <Status hidden text={says} />
      {props.rating && stats && !stats.total && <p part="ratings">{texts.unrated}</p>}
      {rating && props.rating && !!stats?.total && (
        <rating.RatingCard stats={stats} chosen={filter} texts={texts} lang={context.lang} onChoose={store.filter} />
      )}
      {rights && (
        <p className="count" part="count">
          {count ? counted : filter ? texts.noneRated : texts.none}
        </p>
      )}
      {mustLogIn && (
        <p className="login" part="login">
          {texts.login} <a href={loginAddress(context.server)}>{texts.loginLink}</a>
        </p>
      )}
      {props.allowComposer && rights?.mayPost && Composer && (
        <Composer
          state={state}
          hasRatings={props.rating}
          texts={texts}
          lang={context.lang}
          onWrite={store.write}
          onRate={store.rate}
          onSend={() => void store.send()}
        />
      )}
      {!!error && (
        <Failure text={failureText(texts, error)} retryText={texts.retry} busy={loading} onRetry={store.retry} />
      )}
      {!rights && !error && <Skeleton />}
      {messages.length > 0 && (
        <div className="messages" role="list" aria-label={texts.comments}>
          {messages.map((message) => (
            <Message key={message.id} {...view} message={message} isPublisher={!!rights?.isPublisher} />
          ))}
        </div>
      )}
      {count > props.pagerStep && (
        <nav className="pager" part="pager" aria-label={texts.pages} tabIndex={-1}>
          {Pages && (
            <Pages
              count={count}
              page={page}
              step={props.pagerStep}
              scope={props.pagerScope}
              texts={texts}
              lang={context.lang}
              onGo={(to) => void store.go(to)}
            />
          )}
        </nav>
      )}
    </div>
  );
}
