/** @jsxImportSource hono/jsx */
import { localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";

/** /web/login. `redirect` is the next page after success; `error` is shown above the button. */
export const Login = ({ visit, redirect, error }: { visit: Visit; redirect: string; error: string }) => (
  <div class="oe_website_login_container container mt32 mb32">
    <form class="oe_login_form card" method="post" action="/web/login">
      <div class="card-body">
        <h1 class="h4">Sign in</h1>
        <input type="hidden" name="csrf_token" value={visit.formToken} />
        <div class="form-group field-login">
          <label for="login">Email</label>
          <input
            type="text"
            placeholder="Email"
            name="login"
            id="login"
            required
            autofocus
            autocapitalize="off"
            autocomplete="username"
            class="form-control"
          />
        </div>
        <div class="form-group field-password">
          <label for="password">Password</label>
          <input
            type="password"
            placeholder="Password"
            name="password"
            id="password"
            required
            autocomplete="current-password"
            maxlength={4096}
            class="form-control"
          />
        </div>
        {error && (
          <p class="alert alert-danger" role="alert">
            {error}
          </p>
        )}
        <div class="clearfix oe_login_buttons text-center">
          <button type="submit" class="btn btn-primary btn-block">
            Log in
          </button>
          <a href={localPath("/web/signup", visit.siteLanguage)} class="btn btn-link btn-sm">
            Don't have an account?
          </a>
          <a href={localPath("/web/reset_password", visit.siteLanguage)} class="btn btn-link btn-sm">
            Reset Password
          </a>
        </div>
        <input type="hidden" name="redirect" value={redirect} />
      </div>
    </form>
  </div>
);
