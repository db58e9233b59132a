/** @jsxImportSource hono/jsx */
import { Icon } from "../common/Icon.tsx";
import type { ConsoleTexts } from "./texts.ts";

/** Faces of the ratings; the given one is shown. */
const Rates = ({ t }: { t: ConsoleTexts }) => (
  <span class="rates" data-rates hidden>
    {(
      [
        ["10", "😊", t.rating10],
        ["5", "😐", t.rating5],
        ["1", "😞", t.rating1],
      ] as const
    ).map(([rate, face, word]) => (
      <span data-rate={rate}>
        {face} <span class="rate-word">{word}</span>
      </span>
    ))}
  </span>
);

/** Chat in the list; `inbox.ts` fills it. */
const Row = ({ t }: { t: ConsoleTexts }) => (
  <template data-row>
    <li>
      <a class="row">
        <span class="row-head">
          <span class="row-present" data-present hidden>
            <span class="hidden-words">{t.present}</span>
          </span>
          <bdi class="row-name" data-name></bdi>
          <time data-time></time>
        </span>
        <span class="row-last">
          <bdi data-last></bdi>
          <Rates t={t} />
          <span class="row-unread" data-unread hidden>
            <span data-count></span> <span class="hidden-words">{t.unread}</span>
          </span>
        </span>
      </a>
    </li>
  </template>
);

/** Message; `thread.ts` fills it. */
const Line = ({ t }: { t: ConsoleTexts }) => (
  <template data-line>
    <li class="line">
      <p class="line-by">
        <bdi data-author></bdi> <time data-time></time>{" "}
        <span class="line-note" data-only-you hidden>
          {t.onlyYou}
        </span>
      </p>
      <div class="line-body" dir="auto" data-body></div>
    </li>
  </template>
);

const Thread = ({ t }: { t: ConsoleTexts }) => (
  <section class="thread" aria-labelledby="thread-title" data-thread hidden>
    <div class="thread-head">
      <a class="thread-back" href="#all" aria-label={t.back} title={t.back}>
        <Icon name="arrow" />
      </a>
      <div class="thread-who">
        <h2 id="thread-title">
          <bdi data-visitor></bdi>
        </h2>
        <dl class="thread-about">
          <div>
            <dt>{t.opened}</dt>
            <dd>
              <time data-opened></time>
            </dd>
          </div>
          <div data-from hidden>
            <dt>{t.from}</dt>
            <dd>
              <bdi data-page></bdi>
            </dd>
          </div>
          <div data-country hidden>
            <dt>{t.country}</dt>
            <dd data-country-name></dd>
          </div>
        </dl>
      </div>
      <button type="button" class="quiet" title={t.historyNote} data-history>
        {t.history}
      </button>
    </div>
    <p class="thread-rating" data-verdict hidden>
      <strong>{t.rated}</strong> <Rates t={t} /> <q dir="auto" data-reason></q>
    </p>
    <div class="thread-lines" role="log" tabindex={0} aria-label={t.messages} data-scroller>
      <ol role="list" data-lines></ol>
    </div>
    <p class="thread-typing" data-typing hidden>
      {t.typing}
    </p>
    <p class="thread-error" role="alert" data-error data-not-sent={t.notSent} data-failed={t.failed}></p>
    <form class="reply" data-reply>
      <textarea rows={1} dir="auto" aria-label={t.reply} placeholder={t.reply} enterkeyhint="send"></textarea>
      <button class="action primary" aria-label={t.send}>
        <Icon name="arrow" turns />
      </button>
    </form>
  </section>
);

/** Markup of the console, filled and enhanced by `browser/console.ts`. */
export const Desk = ({ t, name }: { t: ConsoleTexts; name: string }) => (
  <div class="desk" data-desk>
    <noscript>
      <p>{t.noScript}</p>
    </noscript>
    <div class="desk-bar">
      <button type="button" role="switch" aria-checked="false" aria-describedby="presence" class="switch" data-online>
        {t.online}
      </button>
      <p id="presence">
        <strong>{name}</strong>{" "}
        <span data-on hidden>
          {t.onlineNote}
        </span>
        <span data-off hidden>
          {t.awayNote}
        </span>
      </p>
      <p class="desk-lost" role="status">
        <span data-lost hidden>
          {t.lost}
        </span>
      </p>
    </div>
    <div class="panes">
      <nav class="inbox" aria-label={t.sessions}>
        <ol role="list" data-inbox></ol>
        <p class="nothing" data-no-sessions hidden>
          {t.noSessions}
        </p>
      </nav>
      <p class="nothing choose" data-choose>
        {t.choose}
      </p>
      <Thread t={t} />
    </div>
    <Row t={t} />
    <Line t={t} />
  </div>
);
