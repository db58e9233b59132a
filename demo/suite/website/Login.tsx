/** @jsxImportSource hono/jsx */
import { localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";
import { portalTexts } from "../portal/texts.ts";

/** /web/login. `redirect` is the next page after success; */
export const Login = ({ visit, redirect, isWrong }: { visit: Visit; redirect: string; isWrong: boolean }) => {
  const { signIn: t, signUp, account } = portalTexts(visit);
  return (
    <div class="oe_website_login_container container mt32 mb32">
      <form class="oe_login_form card" method="post" action="/web/login">
        <div class="card-body">
          <h1 class="h4">{t.title}</h1>
          <input type="hidden" name="csrf_token" value={visit.formToken} />
          <div class="form-group field-login">
            <label for="login">{account.email}</label>
            <input
              type="text"
              placeholder={account.email}
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
            <label for="password">{signUp.password}</label>
            <input
              type="password"
              placeholder={signUp.password}
              name="password"
              id="password"
              required
              autocomplete="current-password"
              maxlength={4096}
              class="form-control"
            />
          </div>
          {isWrong && (
            <p class="alert alert-danger" role="alert">
              {t.wrong}
            </p>
          )}
          <div class="clearfix oe_login_buttons text-center">
            <button type="submit" class="btn btn-primary btn-block">
              {t.submit}
            </button>
            <a href={localPath("/web/signup", visit.siteLanguage)} class="btn btn-link btn-sm">
              {t.noAccount}
            </a>
            <a href={localPath("/web/reset_password", visit.siteLanguage)} class="btn btn-link btn-sm">
              {t.reset}
            </a>
          </div>
          <input type="hidden" name="redirect" value={redirect} />
        </div>
      </form>
    </div>
  );
};
