import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { register } from "#content/api/registration.ts";
import { addCode } from "#links/api/links.ts";
import { signDocument } from "#portal/api/signature.ts";
import { connect } from "#shared/suite/index.ts";
import { updateCart } from "#shop/api/cart.ts";
import { productData } from "#shop/api/compare.ts";
import { addWithNotes } from "#shop/common/lists/custom-text.ts";
import { answer, body, serve } from "../server.ts";

const path = "/event/1/registration/confirm";

describe("a registration", () => {
  const leadTo = (location: string): Parameters<typeof serve>[1] => {
    return (response, { path: asked }) =>
      asked === path
        ? void response.writeHead(303, { Location: location }).end()
        : void response.setHeader("Content-Type", "text/html").end("<p>page</p>");
  };

  it("fails if the suite redirects to the sign-in page", async (t) => {
    const location = `/web/login?redirect=${encodeURIComponent(`/web/proxy/post${path}?`)}`;
    const { origin } = await serve(t, leadTo(location));
    await assert.rejects(register(connect(origin), origin, path, {}, {}), { name: "SuiteError", kind: "session" });
  });

  it("fails if the sign-in page does not lead back", async (t) => {
    for (const location of ["/web/login", "/fr_FR/web/login?error=access"]) {
      const { origin } = await serve(t, leadTo(location));
      await assert.rejects(register(connect(origin), origin, path, {}, {}), { name: "SuiteError", kind: "session" });
    }
  });

  it("redirects to the checkout, and to its sign-in page", async (t) => {
    for (const location of ["/shop/checkout", "/web/login?redirect=%2Fshop%2Fcheckout"]) {
      const { origin } = await serve(t, leadTo(location));
      const { redirectUrl } = await register(connect(origin), origin, path, {}, {});
      assert.equal(redirectUrl, origin + location);
    }
  });
});

describe("a product", () => {
  it("is not in the cart if the order was placed meanwhile, although a line of that order is gone", async (t) => {
    const { origin } = await serve(t, answer({}));
    const client = connect(origin);
    await assert.rejects(updateCart(client, { productId: 1, add: 1, display: false }), { kind: "server" });
    const { quantity, cartQuantity } = await updateCart(client, { productId: 1, lineId: 3, set: 2, display: true });
    assert.deepEqual([quantity, cartQuantity], [0, 0]);
  });

  it("with notes is not in the cart if the response is the sign-in page, which has the cart's badge", async (t) => {
    const page = '<sup class="my_cart_quantity">1</sup><form class="oe_login_form"></form>';
    const { origin } = await serve(t, body(page, 200, "text/html"));
    await assert.rejects(addWithNotes(connect(origin), { productId: 1, quantity: 1 }), { kind: "session" });
  });

  it("stays in the comparison if the response does not list the products", async (t) => {
    for (const cookies of [undefined, "false", "{}"]) {
      const { origin } = await serve(t, answer({ cookies }));
      await assert.rejects(productData(connect(origin), [18], [18, 9]), { kind: "contract" });
    }
  });
});

it("signature: is not accepted if the response has neither thanks nor a reason", async (t) => {
  const signed = { resId: 37, accessToken: "", name: "Ann", image: "aW1n" };
  for (const odd of [{}, { success: false }, { error: "", redirect_url: "/my" }]) {
    const { origin } = await serve(t, answer(odd));
    await assert.rejects(signDocument(connect(origin), origin, "/my/orders/37/accept", signed, {}), {
      kind: "contract",
    });
  }
});

it("link code: is missing if the response has none", async (t) => {
  for (const odd of [[], [{}], [{ code: false }]]) {
    const { origin } = await serve(t, answer(odd));
    await assert.rejects(addCode(connect(origin), "a", "b"), { kind: "contract" });
  }
});
