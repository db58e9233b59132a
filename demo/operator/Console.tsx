/** @jsxImportSource hono/jsx */
import { Icon } from "../common/Icon.tsx";
import { weave } from "../common/texts/index.ts";
import type { View } from "../common/view.ts";
import { answersChats } from "../server/chat/operator.ts";
import { Desk } from "./Desk.tsx";
import { consoleTexts } from "./texts.ts";

/** Signs in like the QA panel. */
const SignIn = ({ view: { visit, textLang, link } }: { view: View }) => {
  const t = consoleTexts[textLang];
  return (
    <form class="desk-door" method="post" action="/qa/user">
      <input type="hidden" name="csrf_token" value={visit.formToken} />
      <input type="hidden" name="back" value={link("/operator")} />
      <input type="hidden" name="user" value="operator" />
      <Icon name="chat" />
      <button class="action primary">{t.signIn}</button>
      <p>{t.signInNote}</p>
    </form>
  );
};

/** @param isOurs true if the chats are those of the embedded suite */
export const Console = ({ view, isOurs }: { view: View; isOurs: boolean }) => {
  const t = consoleTexts[view.textLang];
  const page = <a href={view.link("/try/livechat")}>{t.page}</a>;
  return (
    <div class="wrap console">
      <h1>{t.title}</h1>
      <p class="lead">
        {t.lead} {weave(t.twoBrowsers, { page })} <a href={view.link("/operator/forms")}>{t.forms}</a>,{" "}
        <a href={view.link("/operator/orders")}>{t.orders}</a>,{" "}
        <a href={view.link("/operator/events")}>{t.registrations}</a>,{" "}
        <a href={view.link("/operator/statements")}>{t.statements}</a>,{" "}
        <a href={view.link("/operator/carts")}>{t.carts}</a>, <a href={view.link("/operator/messages")}>{t.records}</a>,{" "}
        <a href={view.link("/operator/stored")}>{t.stored}</a>
      </p>
      {isOurs ? (
        answersChats(view.visit.user) ? (
          <Desk t={t} name={view.visit.user.name} />
        ) : (
          <SignIn view={view} />
        )
      ) : (
        <p class="desk-door">{t.elsewhere}</p>
      )}
    </div>
  );
};
