/** @jsxImportSource hono/jsx */
import { localPath } from "#demo/server/language.ts";
import type { SignupForm } from "#demo/server/portal/pages.ts";
import type { Visit } from "#demo/server/visit.ts";

/** Labels and names as in the built-in module's form. */
const fields = [
  { name: "login", label: "Your Email", type: "email", autocomplete: "username" },
  { name: "name", label: "Your Name", type: "text", autocomplete: "name" },
  { name: "password", label: "Password", type: "password", autocomplete: "new-password" },
  { name: "confirm_password", label: "Confirm Password", type: "password", autocomplete: "new-password" },
];

/** /web/signup. Not recorded. */
export const SignupPage = ({ visit, form: { values, error } }: { visit: Visit; form: SignupForm }) => (
  <div class="oe_website_login_container container mt32 mb32">
    <form class="oe_signup_form card" role="form" method="post" action={localPath("/web/signup", visit.siteLanguage)}>
      <div class="card-body">
        <h1 class="h4">Sign up</h1>
        <input type="hidden" name="csrf_token" value={visit.formToken} />
        {fields.map(({ name, label, type, autocomplete }) => (
          <div class={`form-group field-${name}`}>
            <label for={name}>{label}</label>
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
            Sign up
          </button>
          <a href="/web/login" class="btn btn-link btn-sm">
            Already have an account?
          </a>
        </div>
      </div>
    </form>
  </div>
);
