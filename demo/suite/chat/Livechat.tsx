/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Stage } from "#demo/common/Stage.tsx";
import { weave } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import { chatTexts } from "./texts.ts";

/** Variants of the page, by the rest of the address. The rules of channel 2 match these words. */
export const looks = ["", "start", "shop", "contactus", "away"] as const;
type Look = (typeof looks)[number];

/** Cookies that the suite's protocol stores for a visit. */
const cookies = "im_livechat_session im_livechat_auto_popup im_livechat_history";

/** Chat of a channel without operators: visitors can leave a question. */
const AwayChat = ({ view }: { view: View }) => {
  const t = chatTexts[view.textLang];
  return (
    <suite-livechat data-channel-id="3">
      <suite-form slot="away" data-model="crm.lead" data-draft>
        <form class="product-form">
          <label>
            {t.awayName} <input name="contact_name" autocomplete="name" required />
          </label>
          <label>
            {t.awayEmail} <input name="email_from" type="email" autocomplete="email" required />
          </label>
          <label>
            {t.awayQuestion} <textarea name="name" rows={3} required></textarea>
          </label>
          <button type="submit">{t.awaySend}</button>
        </form>
      </suite-form>
    </suite-livechat>
  );
};

const Chat = ({ view, look }: { view: View; look: Look }) => {
  if (look === "") return <suite-livechat data-channel-id="1"></suite-livechat>;
  if (look === "away") return <AwayChat view={view} />;
  if (look !== "start") return <suite-livechat data-channel-id="2"></suite-livechat>;
  const own = localized(view, {
    en: { button: "Ask the workshop", welcome: "Good day! Which piece is it about?", placeholder: "Your question" },
    ar: { button: "اسأل الورشة", welcome: "نهارك سعيد! عن أي قطعة تسأل؟", placeholder: "سؤالك" },
  });
  return (
    <suite-livechat
      data-channel-id="1"
      data-position="start"
      data-button-text={own.button}
      data-default-message={own.welcome}
      data-input-placeholder={own.placeholder}
    ></suite-livechat>
  );
};

const Facts = ({ view }: { view: View }) => {
  const facts = localized(view, {
    en: [
      ["Price", "€ 480"],
      ["Size", "120 × 38 × 45 cm"],
      ["Waiting time", "six weeks"],
    ],
    ar: [
      ["السعر", "480 €"],
      ["القياس", "120 × 38 × 45 سم"],
      ["مدة الانتظار", "ستة أسابيع"],
    ],
  });
  return (
    <dl class="facts-row">
      {facts.map(([name, value]) => (
        <div>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Page of a shop with the chat in its corner; `forget.ts` deletes the visit's cookies. */
export const LivechatPage = ({ view, look }: { view: View; look: Look }) => {
  const t = chatTexts[view.textLang];
  const { link } = view;
  const names = { "": t.chatPlain, start: t.chatStart, shop: t.chatShop, contactus: t.chatHidden, away: t.chatAway };
  const note = { "": "", start: "", shop: t.chatShopNote, contactus: t.chatHiddenNote, away: t.chatAwayNote }[look];
  return (
    <div class="wrap read">
      <img class="post-picture" src="/demo/bench.svg" alt="" width="640" height="240" />
      <h1>{t.chatTitle}</h1>
      <p class="lead">{t.chatLead}</p>
      <Facts view={view} />
      <nav class="tabs" aria-label={t.chatLooks}>
        {looks.map((name) => (
          <a href={link(`/try/livechat${name && `/${name}`}`)} aria-current={name === look ? "page" : undefined}>
            {names[name]}
          </a>
        ))}
      </nav>
      {note && <p>{note}</p>}
      <p>{weave(t.chatHow, { console: <a href={link("/operator")}>{t.chatConsole}</a> })}</p>
      <div class="actions">
        <button type="button" class="action" data-forget={cookies} data-done={t.chatForgotten}>
          {t.chatForget}
        </button>
      </div>
      <Stage view={view}>
        <Chat view={view} look={look} />
      </Stage>
    </div>
  );
};
