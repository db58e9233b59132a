/** @jsxImportSource hono/jsx */
import type { Visit } from "#demo/server/visit.ts";
import { shopTexts } from "./texts.ts";

/** Row below the sums for a coupon code: a link until the visitor opens it. `returnTo`: path of the redirect; the cart if undefined. */
export const Coupon = ({ visit, code, returnTo }: { visit: Visit; code: string | null; returnTo?: string }) => {
  const t = shopTexts(visit);
  const isRefused = visit.path.includes("code_not_available=1");
  const isOpen = isRefused || code !== null;
  return (
    <tr>
      <td colspan={3} class="text-center text-xl-right noborder">
        <span class="">
          {!isOpen && (
            <a href="#" class="show_coupon">
              {t.haveCode}
            </a>
          )}
          <div class={`coupon_form${isOpen ? "" : " d-none"}`}>
            {isRefused && (
              <p class="alert alert-warning text-left" role="alert">
                {t.codeRefused}
              </p>
            )}
            <form
              method="post"
              class="mb32"
              name="coupon_code"
              action={`/shop/pricelist${returnTo ? `?r=${returnTo}` : ""}`}
            >
              <input type="hidden" name="csrf_token" value={visit.formToken} />
              <div class="input-group w-100">
                <input
                  name="promo"
                  class="form-control"
                  type="text"
                  placeholder={t.codeHint}
                  aria-label={t.code}
                  value={code ?? undefined}
                />
                <div class="input-group-append">
                  <a href="#" role="button" class="btn btn-secondary a-submit">
                    {t.apply}
                  </a>
                </div>
              </div>
            </form>
          </div>
        </span>
      </td>
    </tr>
  );
};
