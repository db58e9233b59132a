/** @jsxImportSource hono/jsx */
import type { Order } from "../../server/portal/orders/order.ts";
import type { View } from "../view.ts";
import { signedTexts } from "./signed-texts.ts";

const Answer = ({ view, order }: { view: View; order: Order }) => {
  const t = signedTexts[view.textLang];
  const { id, name, partner, signature, signed_by, signed_on, declined } = order;
  return (
    <section data-order={id}>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <p>
        <bdi>{partner}</bdi>
      </p>
      {signature && (
        <figure>
          <img src={`data:image/png;base64,${signature}`} alt={t.signature} width="300" />
          <figcaption>
            {t.signedBy} <bdi>{signed_by}</bdi>{" "}
            {signed_on && (
              <time datetime={signed_on.toISOString()}>{signed_on.toISOString().slice(0, 16).replace("T", " ")}</time>
            )}
          </figcaption>
        </figure>
      )}
      {declined !== null && (
        <p>
          {t.declined} <q dir="auto">{declined}</q>
        </p>
      )}
    </section>
  );
};

/** @param orders undefined for who may not read them */
export const SignedPage = ({ view, isOurs, orders }: { view: View; isOurs: boolean; orders?: readonly Order[] }) => {
  const t = signedTexts[view.textLang];
  return (
    <div class="wrap">
      <h1>{t.title}</h1>
      <p class="lead">{!isOurs ? t.elsewhere : !orders ? t.signIn : t.lead}</p>
      {orders?.length === 0 && <p>{t.nothing}</p>}
      {orders?.map((order) => (
        <Answer view={view} order={order} />
      ))}
    </div>
  );
};
