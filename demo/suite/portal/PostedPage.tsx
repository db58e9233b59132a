/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import type { Posted } from "#demo/server/chatter/posted.ts";
import { postedTexts } from "./posted-texts.ts";

const Message = ({ view, message }: { view: View; message: Posted }) => {
  const t = postedTexts[view.textLang];
  const { id, model, recordId, author, text, stars, isPublished, created } = message;
  return (
    <section data-message={id}>
      <h2>
        <bdi>{author}</bdi>
      </h2>
      <p>
        <code>
          {model} {recordId}
        </code>{" "}
        <time datetime={created}>{created.slice(0, 16).replace("T", " ")}</time>
        {stars !== null && (
          <>
            {" "}
            {t.stars}: {stars}
          </>
        )}
        {!isPublished && <> ({t.hidden})</>}
      </p>
      <p>
        <bdi lang="en">{text}</bdi>
      </p>
    </section>
  );
};

/** @param messages undefined for visitors who may not read them */
export const PostedPage = ({
  view,
  messages,
  isOurs,
}: {
  view: View;
  messages: readonly Posted[] | undefined;
  isOurs: boolean;
}) => {
  const t = postedTexts[view.textLang];
  return (
    <div class="wrap">
      <h1>{t.title}</h1>
      <p class="lead">{!isOurs ? t.elsewhere : !messages ? t.signIn : t.lead}</p>
      {messages?.map((message) => (
        <Message view={view} message={message} />
      ))}
    </div>
  );
};
