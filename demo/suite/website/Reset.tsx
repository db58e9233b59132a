/** @jsxImportSource hono/jsx */
import { localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";

export interface ResetForm {
  /** Token of the opened link; empty for the form that requests one. */
  readonly token: string;
  readonly error?: string;
  /** Message in place of the form. */
  readonly message?: string;
}

const passwords = [
  { name: "password", label: "Password" },
  { name: "confirm_password", label: "Confirm Password" },
];

const Login = () => (
  <div class="form-group field-login">
    <label for="login">Your Email</label>
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

const Passwords = () => (
  <>
    {passwords.map(({ name, label }) => (
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

/** /web/reset_password. Not recorded; labels and names as in the built-in module's form. */
export const ResetPage = ({ visit, form: { token, error, message } }: { visit: Visit; form: ResetForm }) => (
  <div class="oe_website_login_container container mt32 mb32">
    <form
      class="oe_reset_password_form card"
      role="form"
      method="post"
      action={localPath("/web/reset_password", visit.siteLanguage)}
    >
      <div class="card-body">
        <h1 class="h4">Reset password</h1>
        <input type="hidden" name="csrf_token" value={visit.formToken} />
        {token && <input type="hidden" name="token" value={token} />}
        {!message && (token ? <Passwords /> : <Login />)}
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
              Confirm
            </button>
          )}
          <a href={localPath("/web/login", visit.siteLanguage)} class="btn btn-link btn-sm">
            Back to Login
          </a>
        </div>
      </div>
    </form>
  </div>
);
