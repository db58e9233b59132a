/** @jsxImportSource hono/jsx */
import { localPath } from "#demo/server/language.ts";
import type { SignupForm } from "#demo/server/portal/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { portalTexts } from "./texts.ts";

/** Names as in the built-in module's form. */
const fields = [
  { name: "login", type: "email", autocomplete: "username" },
  { name: "name", type: "text", autocomplete: "name" },
  { name: "password", type: "password", autocomplete: "new-password" },
  { name: "confirm_password", type: "password", autocomplete: "new-password" },
] as const;

/** /web/signup. Not recorded. */
export const SignupPage = ({ visit, form: { values, error } }: { visit: Visit; form: SignupForm }) => {
  const t = portalTexts(visit).signUp;
  return (
    <div class="oe_website_login_container container mt32 mb32">
      <form class="oe_signup_form card" role="form" method="post" action={localPath("/web/signup", visit.siteLanguage)}>
        <div class="card-body">
          <h1 class="h4">{t.title}</h1>
          <input type="hidden" name="csrf_token" value={visit.formToken} />
          {fields.map(({ name, type, autocomplete }) => (
            <div class={`form-group field-${name}`}>
              <label for={name}>{t[name]}</label>
              <input
                type={type}
                name={name}
                id={name}
                class="form-control form-control-sm"
                required
                autocomplete={autocomplete}
                value={type === "password" ? undefined : values[name]}
              />
            </div>
          ))}
          {error && (
            <p class="alert alert-danger" role="alert">
              {error}
            </p>
          )}
          <input type="hidden" name="redirect" value={values["redirect"]} />
          <div class="text-center oe_login_buttons">
            <button type="submit" class="btn btn-primary btn-block">
              {t.title}
            </button>
            <a href="/web/login" class="btn btn-link btn-sm">
              {t.hasAccount}
            </a>
          </div>
        </div>
      </form>
    </div>
  );
};
