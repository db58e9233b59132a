import { minutes } from "#shared/a11y/index.ts";
import { useStore } from "#shared/element/index.ts";
import { ago, formatDate, parseDate } from "#shared/format/index.ts";
import { message as profile } from "#shared/html/message.ts";
import { fill } from "#shared/i18n/index.ts";
import type { ChatterMessage } from "#shared/suite/api/chatter.ts";
import type { ChangesProps } from "#shared/ui/Changes.tsx";
import { lazyView, ServerHtml, Spinner } from "#shared/ui/index.ts";
import type { ChatterView } from "./chatter.store.ts";

type Props = ChatterView & { readonly message: ChatterMessage; readonly isPublisher: boolean };

/** Changes of fields, which few messages have; loaded when needed. */
const Changes = lazyView<ChangesProps>(() => import("#shared/ui/Changes.tsx").then((module) => module.Changes));

/** Message with its author, date, files and stars. */
export function Message(props: Props) {
  const { store, texts, context, message, isPublisher } = props;
  const { server, lang } = context;
  const { publishing, rating, files: Files } = useStore(store.state);
  const now = useStore(minutes());
  const time = parseDate(message.date);
  const passed = ago(lang, time, now);
  const date = formatDate(lang, time, { dateStyle: "long", timeStyle: "short" });
  const full = `${fill(texts.publishedOn, { date })} (${passed})`;
  return (
    <div className="message" part="message" role="listitem" data-id={message.id} tabIndex={-1}>
      <img
        className="avatar"
        part="avatar"
        src={`${server}/web/image/mail.message/${message.id}/author_avatar/50x50`}
        alt=""
        width="50"
        height="50"
        loading="lazy"
      />
      <div className="said">
        <p className="head">
          <bdi className="author" part="author">
            {(message.author_id && message.author_id[1]) || message.email_from || texts.unknown}
          </bdi>{" "}
          <time part="date" dateTime={new Date(time).toISOString()} title={full}>
            <span aria-hidden="true">{passed}</span>
            <span className="visually-hidden">{full}</span>
          </time>
        </p>
        {rating && <rating.MessageStars value={message.rating_value} texts={texts} lang={lang} />}
        <ServerHtml html={message.body} profile={profile} base={server} onError={context.fail} />
        {!!message.tracking_value_ids?.length && (
          <Changes changes={message.tracking_value_ids} onError={context.fail} />
        )}
        {Files && message.attachment_ids.length > 0 && (
          <Files files={message.attachment_ids} server={server} texts={texts} />
        )}
        {isPublisher && (
          <button
            className="button quiet"
            part="publish"
            type="button"
            role="switch"
            aria-checked={message.website_published}
            aria-disabled={publishing === message.id}
            aria-busy={publishing === message.id}
            onClick={() => void store.publish(message.id)}
          >
            <span>{texts.published}</span>
            {publishing === message.id && <Spinner />}
          </button>
        )}
      </div>
    </div>
  );
}
