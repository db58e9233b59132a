/** @jsxImportSource hono/jsx */
import { localPath } from "../../server/language.ts";
import type { Visit } from "../../server/visit.ts";

/** /web/login. `redirect` is where the suite goes after success; `error` is said above the button. */
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
        </div>
        <input type="hidden" name="redirect" value={redirect} />
      </div>
    </form>
  </div>
);

/** /my: the portal's home of a signed-in user. */
export const PortalHome = ({ visit }: { visit: Visit }) => (
  <div id="wrap" class="o_portal_wrap">
    <div class="container mt32 mb32">
      <div class="row justify-content-between">
        <div class="col-lg-6">
          <div class="o_portal_my_home">
            <h1 class="h3">Your Documents</h1>
            <div class="o_portal_docs list-group">
              <a
                class="list-group-item list-group-item-action"
                href={localPath("/blog", visit.siteLanguage)}
                title="Blog"
              >
                Blogs you can follow
              </a>
              <a
                class="list-group-item list-group-item-action"
                href={localPath("/event", visit.siteLanguage)}
                title="Events"
              >
                Upcoming events
              </a>
            </div>
          </div>
        </div>
        <div id="o_my_sidebar" class="col-lg-4 o_my_sidebar">
          <div class="o_portal_my_details">
            <h2 class="h4">Your Details</h2>
            <hr />
            <address class="mb0">
              <span itemprop="name">{visit.user.name}</span>
              <br />
              <span itemprop="email">{visit.user.email}</span>
            </address>
          </div>
        </div>
      </div>
    </div>
  </div>
);
