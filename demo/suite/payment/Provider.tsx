/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";
import type { PropsWithChildren } from "hono/jsx";
import { textLangOf, weave } from "#demo/common/texts/index.ts";
import { amountText } from "#demo/server/format.ts";
import { localPath } from "#demo/server/language.ts";
import type { BankQuestion, QuayOrder, Redirect } from "#demo/server/payment/pages.ts";
import type { Token } from "#demo/server/payment/token.ts";
import type { Visit } from "#demo/server/visit.ts";
import { paymentTexts } from "./texts.ts";

/** Page of another site, without content of the shop. */
const Site = ({ visit, name, children }: PropsWithChildren<{ visit: Visit; name: string }>) => {
  const isArabic = textLangOf(visit.language.tag) === "ar";
  return (
    <>
      {raw("<!DOCTYPE html>")}
      <html lang={isArabic ? visit.language.tag : "en"} dir={isArabic ? "rtl" : "ltr"}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="/stock/payment/provider.css" />
          <title>{name}</title>
        </head>
        <body>
          <header>{name}</header>
          <main>{children}</main>
        </body>
      </html>
    </>
  );
};

const Hidden = ({ fields }: Pick<Redirect, "fields">) => (
  <>
    {Object.entries(fields).map(([name, value]) => (
      <input type="hidden" name={name} value={value} />
    ))}
  </>
);
export const RedirectFields = ({ address, fields }: Redirect) => (
  <>
    <input type="hidden" name="data_set" data-remove-me="" data-action-url={address} />
    <Hidden fields={fields} />
  </>
);

export const BankForm = ({ address, fields }: Redirect) => (
  <form method="post" action={address}>
    <Hidden fields={fields} />
  </form>
);

/** One form for each response: a single one would need no frame. */
export const BankFrame = ({ visit, address, fields }: Redirect & { visit: Visit }) => {
  const t = paymentTexts(visit);
  const answers = { confirm: t.confirm, refuse: t.refuse };
  return (
    <Site visit={visit} name={t.bank}>
      <h1>{t.bankTitle}</h1>
      {Object.entries(answers).map(([answer, label]) => (
        <form method="post" action={address}>
          <Hidden fields={{ ...fields, answer, frame: "1" }} />
          <button class={answer}>{label}</button>
        </form>
      ))}
    </Site>
  );
};

export const BankPage = ({ visit, card, payment, answer }: BankQuestion & { visit: Visit }) => {
  const t = paymentTexts(visit);
  return (
    <Site visit={visit} name={t.bank}>
      <h1>{t.bankTitle}</h1>
      <p>{weave(t.bankCard, { card: <bdi>{card.name}</bdi> })}</p>
      {payment && (
        <p>
          {weave(t.bankPayment, {
            amount: <bdi>{amountText(visit, payment.amount)}</bdi>,
            reference: <bdi>{payment.reference}</bdi>,
          })}
        </p>
      )}
      <form method="post" action={answer.address}>
        <Hidden fields={answer.fields} />
        <button class="confirm" name="answer" value="confirm">
          {t.confirm}
        </button>
        <button name="answer" value="refuse">
          {t.refuse}
        </button>
      </form>
    </Site>
  );
};

/** In a frame, the link leaves the frame. */
export const BankAnswered = ({ visit, card, target }: { visit: Visit; card: Token; target: string }) => {
  const t = paymentTexts(visit);
  return (
    <Site visit={visit} name={t.bank}>
      <h1>{card.verified ? t.bankConfirmed : t.bankRefused}</h1>
      <p>
        <a href={localPath(target, visit.siteLanguage)} target="_top">
          {t.backToShop}
        </a>
      </p>
    </Site>
  );
};

export const QuayPage = ({ visit, order, answers, address }: QuayOrder & { visit: Visit }) => {
  const t = paymentTexts(visit);
  const labels: Readonly<Record<string, string>> = { accept: t.accept, refuse: t.refuseQuay, cancel: t.cancel };
  return (
    <Site visit={visit} name={t.quay}>
      <h1>{t.quayTitle}</h1>
      <dl>
        <dt>{t.quayOrder}</dt>
        <dd>
          <bdi>{order["reference"]}</bdi>
        </dd>
        <dt>{t.quayAmount}</dt>
        <dd>
          <bdi>
            {amountText(visit, Number(order["amount"]) * 100)} {order["currency"]}
          </bdi>
        </dd>
      </dl>
      {answers.map((fields) => (
        <form method="post" action={address}>
          <Hidden fields={fields} />
          <button class={fields["status"]}>{labels[fields["status"] ?? ""]}</button>
        </form>
      ))}
      <p class="note">{t.quayNote}</p>
    </Site>
  );
};
