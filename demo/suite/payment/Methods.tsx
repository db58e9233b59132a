/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";
import { fill, weave } from "#demo/common/texts/index.ts";
import { localPath } from "#demo/server/language.ts";
import { type Acquirer, savesTokens } from "#demo/server/payment/acquirer.ts";
import type { PaymentMethods } from "#demo/server/payment/pages.ts";
import type { Token } from "#demo/server/payment/token.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Money } from "../shop/Price.tsx";
import { CardFields } from "./CardFields.tsx";
import { Icons } from "./Icons.tsx";
import { TestCards } from "./TestCards.tsx";
import { acquirerName, paymentTexts } from "./texts.ts";

interface MethodsProps {
  readonly visit: Visit;
  /** Payment, or management of stored cards. */
  readonly mode: "payment" | "manage";
  readonly methods: PaymentMethods;
  /** Action of the form after its method is stored, and the call that prepares a provider's own pages. */
  readonly action: string;
  readonly prepareUrl?: string;
  /** Token of the order to pay. */
  readonly accessToken?: string;
  readonly returnUrl: string;
}

const Provider = ({ acquirer, index, ...props }: MethodsProps & { acquirer: Acquirer; index: number }) => {
  const { visit, methods, mode, returnUrl } = props;
  const { id, provider, kind } = acquirer;
  const isForm = kind === "form";
  const isAlone = methods.acquirers.length === 1 && (mode === "manage" || methods.tokens.length === 0);
  const shown = index === 0 ? "" : "d-none";
  return (
    <>
      <div class="card-body">
        <label>
          <input
            type="radio"
            name="pm_id"
            data-acquirer-id={id}
            {...{ [isForm ? "data-form-payment" : "data-s2s-payment"]: "True" }}
            data-provider={provider}
            class={isAlone ? "d-none" : ""}
            value={isForm ? `form_${id}` : `new_${id}`}
            checked={index === 0}
          />{" "}
          <span class="payment_option_name">{acquirerName(visit, acquirer)}</span>
        </label>
        <Icons visit={visit} acquirer={acquirer} />
      </div>
      {isForm ? (
        <div id={`o_payment_form_acq_${id}`} class={savesTokens(provider) ? `card-footer ${shown}` : "d-none"}>
          {savesTokens(provider) && (
            <label>
              <input type="checkbox" name="o_payment_form_save_token" data-remove-me="" />{" "}
              {paymentTexts(visit).saveMethod}
            </label>
          )}
        </div>
      ) : (
        <div id={`o_payment_add_token_acq_${id}`} class={`card-footer ${shown}`}>
          <CardFields visit={visit} acquirer={acquirer} partnerId={methods.partnerId} returnUrl={returnUrl} />
        </div>
      )}
    </>
  );
};

/** Button that pays an amount; elements write the total of another delivery into it. */
export const PayButton = ({ visit, cents }: { visit: Visit; cents: number }) => (
  <button id="o_payment_form_pay" type="submit" class="btn btn-primary btn-block">
    <i class="fa fa-lock"></i>
    <span id="amount_total_summary">
      {weave(paymentTexts(visit).payAmount, { amount: <Money visit={visit} cents={cents} /> })}
    </span>
    <i class="fa fa-chevron-right"></i>
  </button>
);

const Saved = ({ visit, mode, token }: { visit: Visit; mode: MethodsProps["mode"]; token: Token }) => {
  const t = paymentTexts(visit);
  const { id, name, verified } = token;
  return (
    <div class="card-body">
      <label>
        {mode === "payment" && <input type="radio" name="pm_id" value={String(id)} />}{" "}
        <span class="payment_option_name">{name}</span>{" "}
        <small class={verified ? "text-success" : "text-muted"} title={verified ? t.verifiedHint : t.notVerifiedHint}>
          {verified ? t.verified : t.notVerified}
        </small>
      </label>
      {mode === "manage" && (
        <button
          name="delete_pm"
          value={String(id)}
          class="btn btn-secondary btn-sm float-right"
          aria-label={fill(t.removeNamed, { card: name })}
        >
          <i class="fa fa-trash"></i> {t.remove}
        </button>
      )}
    </div>
  );
};

/** Built-in form of payment methods; its children are its buttons. */
export const Methods = ({ children, ...props }: PropsWithChildren<MethodsProps>) => {
  const { visit, mode, methods, action, prepareUrl, accessToken } = props;
  return (
    <form
      method="post"
      class="o_payment_form mt-3 clearfix"
      action={action}
      data-success-url=""
      data-error-url=""
      data-access-token={accessToken ?? ""}
      data-partner-id={methods.partnerId ?? ""}
      data-callback-method=""
      data-order-id=""
    >
      <input type="hidden" name="csrf_token" value={visit.formToken} />
      {mode === "manage" && <input type="hidden" name="verify_validity" value="1" />}
      {prepareUrl && <input type="hidden" name="prepare_tx_url" value={prepareUrl} />}
      {accessToken && <input type="hidden" name="access_token" value={accessToken} />}
      <div class="card">
        {methods.acquirers.map((acquirer, index) => (
          <Provider {...props} acquirer={acquirer} index={index} />
        ))}
        {methods.tokens.map((token) => (
          <Saved visit={visit} mode={mode} token={token} />
        ))}
      </div>
      {children}
    </form>
  );
};

/** /my/payment_method. */
export const MethodsPage = ({ visit, methods }: { visit: Visit; methods: PaymentMethods }) => {
  const t = paymentTexts(visit);
  return (
    <div class="wrap">
      <div class="container">
        <div class="row">
          <div class="col-md-6">
            <ol class="breadcrumb mt8">
              <li class="breadcrumb-item">
                <a href={localPath("/my", visit.siteLanguage)}>
                  <i class="fa fa-home" role="img" aria-label={t.home} title={t.home}></i>
                </a>
              </li>
              <li class="breadcrumb-item">{t.methods}</li>
            </ol>
          </div>
        </div>
        <div class="row">
          <div class="col-md-8">
            <h1 class="h3">{t.manage}</h1>
            <Methods visit={visit} mode="manage" methods={methods} action="#" returnUrl="/my/payment_method">
              <div class="float-right mt-2">
                <button id="o_payment_form_add_pm" class="btn btn-primary btn-block btn-lg mb8 mt8">
                  <i class="fa fa-plus-circle"> {t.addCard}</i>
                </button>
              </div>
            </Methods>
            <TestCards visit={visit} />
          </div>
        </div>
      </div>
    </div>
  );
};
