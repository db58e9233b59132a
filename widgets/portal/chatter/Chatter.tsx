import { useEffect, useLayoutEffect } from "react";
import { ownDocument, useStore } from "#shared/element/index.ts";
import { pagePath } from "#shared/html/index.ts";
import { failureOf, fill, plural } from "#shared/i18n/index.ts";
import { Failure, Skeleton, Status, useHost } from "#shared/ui/index.ts";
import type { ChatterStore, ChatterView } from "./chatter.store.ts";
import type { ChatterState } from "./chatter.types.ts";
import { Message } from "./Message.tsx";

/** Returns the id of the message in the page's hash, such as `#message-12` in the suite's links; 0: none. */
const idInHash = (): number => Number(/^#message-(\d{1,10})$/.exec(location.hash)?.[1] ?? 0);

/** Returns the address of the page to sign in, which leads back to the comments. */
const loginAddress = (server: string): string =>
  `${server}/web/login?redirect=${encodeURIComponent(`${pagePath()}#discussion`)}`;

/** Binds the view to its host, and scrolls to the message of the address and to the sign-in hint. */
function useChatterHost(store: ChatterStore, { rating, target, turnedAway }: ChatterState) {
  const root = useHost<HTMLDivElement>((host, signal) => {
    const follow = () => store.show(idInHash());
    follow();
    addEventListener("hashchange", follow, { signal });
    for (const name of ["pointerenter", "focusin"]) host.addEventListener(name, store.prepare, { signal });
  });
  useLayoutEffect(() => rating?.adopt(root.current), [root, rating]);
  useEffect(() => {
    if (!target) return;
    const message = root.current!.querySelector<HTMLElement>(`[data-id="${target}"]`);
    message?.scrollIntoView({ block: "center" });
    // a visitor who writes elsewhere keeps the focus
    if (ownDocument.activeElement === ownDocument.body) message?.focus({ preventScroll: true });
  }, [root, target]);

  useEffect(() => {
    if (!turnedAway) return;
    const hint = root.current!.querySelector("[part=login]") ?? root.current!;
    hint.scrollIntoView({ block: "center" });
    (hint.querySelector("a") ?? root.current!).focus({ preventScroll: true });
  }, [root, turnedAway]);
  return root;
}

/** Navigation between pages of messages; its buttons load later. */
function Pager({ store, props, texts, context }: ChatterView) {
  const { count, page, pages: Pages } = useStore(store.state);
  return (
    count > props.pagerStep && (
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
    )
  );
}

/** Message list, with a composer for visitors who may post and a sign-in hint for the others. */
export function Chatter(view: ChatterView) {
  const { store, props, texts, context } = view;
  const state = useStore(store.state);
  const { messages, count, rights, stats, filter, loading, error, rating, turnedAway, composer: Composer } = state;
  const root = useChatterHost(store, state);
  const counted = fill(plural(context.lang, texts, "count", count), {
    count: new Intl.NumberFormat(context.lang).format(count),
  });
  const mustLogIn = props.allowComposer && !!rights && !rights.mayPost;
  const status = loading ? texts.loading : mustLogIn && turnedAway ? texts.login : rights && !error ? counted : "";
  return (
    <div ref={root} className="chatter" tabIndex={-1} aria-busy={loading}>
      <Status hidden text={status} />
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
      {!!error && <Failure {...failureOf(texts, error)} busy={loading} onRetry={store.retry} />}
      {!rights && !error && <Skeleton />}
      {messages.length > 0 && (
        <div className="messages" role="list" aria-label={texts.comments}>
          {messages.map((message) => (
            <Message key={message.id} {...view} message={message} isPublisher={!!rights?.isPublisher} />
          ))}
        </div>
      )}
      <Pager {...view} />
    </div>
  );
}
