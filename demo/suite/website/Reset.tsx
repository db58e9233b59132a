/** @jsxImportSource hono/jsx */
import { localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";
import { websiteTexts } from "./texts.ts";

export interface ResetForm {
  /** Token of the opened link; empty for the form that requests one. */
  readonly token: string;
  readonly error?: string;
  /** Message in place of the form. */
  readonly message?: string;
}

const Login = ({ visit }: { visit: Visit }) => (
  <div class="form-group field-login">
    <label for="login">{websiteTexts(visit).login}</label>
    <input
      type="text"
      name="login"
      id="login"
      class="form-control"
      required
      autofocus
      autocapitalize="off"
      autocomplete="username"
    />
  </div>
);

const Passwords = ({ visit }: { visit: Visit }) => {
  const t = websiteTexts(visit);
  const labels = { password: t.password, confirm_password: t.confirmPassword };
  return (
    <>
      {Object.entries(labels).map(([name, label]) => (
        <div class={`form-group field-${name}`}>
          <label for={name}>{label}</label>
          <input
            type="password"
            name={name}
            id={name}
            class="form-control"
            required
            autocomplete="new-password"
            maxlength={4096}
          />
        </div>
      ))}
    </>
  );
};

/** /web/reset_password. Not recorded; labels and names as in the built-in module's form. */
export const ResetPage = ({ visit, form: { token, error, message } }: { visit: Visit; form: ResetForm }) => {
  const t = websiteTexts(visit);
  return (
    <div class="oe_website_login_container container mt32 mb32">
      <form
        class="oe_reset_password_form card"
        role="form"
        method="post"
        action={localPath("/web/reset_password", visit.siteLanguage)}
      >
        <div class="card-body">
          <h1 class="h4">{t.resetTitle}</h1>
          <input type="hidden" name="csrf_token" value={visit.formToken} />
          {token && <input type="hidden" name="token" value={token} />}
          {!message && (token ? <Passwords visit={visit} /> : <Login visit={visit} />)}
          {error && (
            <p class="alert alert-danger" role="alert">
              {error}
            </p>
          )}
          {message && (
            <p class="alert alert-success" role="status">
              {message}
            </p>
          )}
          <div class="clearfix oe_login_buttons text-center">
            {!message && (
              <button type="submit" class="btn btn-primary btn-block">
                {t.confirm}
              </button>
            )}
            <a href={localPath("/web/login", visit.siteLanguage)} class="btn btn-link btn-sm">
              {t.back}
            </a>
          </div>
        </div>
      </form>
    </div>
  );
};
