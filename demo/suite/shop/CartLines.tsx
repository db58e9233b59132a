/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import { float } from "#demo/server/python.ts";
import type { Cart, Line } from "#demo/server/shop/cart.ts";
import { limitOf, type Product } from "#demo/server/shop/product.ts";
import type { Visit } from "#demo/server/visit.ts";
import { productLink, variantImage } from "./address.ts";
import { Money, Price } from "./Price.tsx";
import { shopTexts } from "./texts.ts";

/** Returns the notes of a line, its linked lines, and the line that it is linked to. */
function notesOf(visit: Visit, { description, notes, id, linked_line_id }: Line, { lines }: Cart): string[] {
  const t = shopTexts(visit);
  const options = lines
    .filter((line) => line.linked_line_id === id)
    .map((line) => fill(t.option, { product: line.display_name }));
  const parent = lines.find((line) => line.id === linked_line_id);
  const all = [...options, ...(parent ? [fill(t.optionFor, { product: parent.display_name })] : []), ...notes];
  return description ? [description, ...all] : all;
}

const Notes = ({ notes }: { notes: readonly string[] }) => (
  <div class="text-muted d-none d-md-block small">
    {notes.map((note, index) => (
      <>
        {index > 0 && <br />}
        <span>{note}</span>
      </>
    ))}
  </div>
);

const Stepper = ({ visit, line }: { visit: Visit; line: Line }) => {
  const t = shopTexts(visit);
  const limit = limitOf(line);
  return (
    <div class="css_quantity input-group mx-auto oe_website_spinner">
      <div class="input-group-prepend">
        <a
          class="btn btn-link js_add_cart_json d-none d-md-inline-block"
          aria-label={t.removeOne}
          title={t.removeOne}
          href="#"
        >
          <i class="fa fa-minus"></i>
        </a>
      </div>
      <input
        type="text"
        class="js_quantity form-control quantity"
        data-line-id={line.id}
        data-product-id={line.product_id}
        value={String(line.quantity)}
        {...(limit !== null && { "data-max": float(limit) })}
        aria-label={t.quantity}
        inputmode="numeric"
      />
      <div class="input-group-append">
        {line.warning ? (
          <div class="input-group-append">
            <a class="btn btn-link" href="#">
              <i class="fa fa-warning text-warning" role="img" aria-label={t.warning} title={line.warning}></i>
            </a>
          </div>
        ) : (
          <a
            class="btn btn-link float_left js_add_cart_json d-none d-md-inline-block"
            aria-label={t.addOne}
            title={t.addOne}
            href="#"
          >
            <i class="fa fa-plus"></i>
          </a>
        )}
      </div>
    </div>
  );
};

const Row = ({ visit, cart, line }: { visit: Visit; cart: Cart; line: Line }) => {
  const t = shopTexts(visit);
  const notes = notesOf(visit, line, cart);
  const stepper = line.linked_line_id === null;
  return (
    <tr class={stepper ? undefined : "optional_product info"}>
      <td class="td-img">
        <span>
          <img src={variantImage(line.product_id, "image_small")} class="img img-fluid rounded" alt="" />
        </span>
      </td>
      <td class="td-product_name">
        <div>
          <a href={productLink(visit, line.name, line.template_id)}>
            <strong>{line.display_name}</strong>
          </a>
        </div>
        {notes.length > 0 && <Notes notes={notes} />}
      </td>
      <td class="text-center td-qty">
        {stepper && <Stepper visit={visit} line={line} />}
        <div class="availability_messages"></div>
        {!stepper && (
          <span class="js_quantity text-muted" data-line-id={line.id} data-product-id={line.product_id}>
            {line.quantity}
          </span>
        )}
      </td>
      <td class="text-center td-price" name="price">
        <span>
          <Money visit={visit} cents={line.price} />
        </span>
      </td>
      <td class="td-action">
        <a href="#" aria-label={t.removeFromCart} title={t.removeFromCart} class="js_delete_product no-decoration">
          {" "}
          <small>
            <i class="fa fa-trash-o"></i>
          </small>
        </a>
      </td>
    </tr>
  );
};

const Suggestions = ({ visit, products }: { visit: Visit; products: readonly Product[] }) => (
  <>
    <h2 class="h5 text-muted js_cart_lines">{shopTexts(visit).suggested}</h2>
    <table id="suggested_products" class="js_cart_lines table table-striped table-sm">
      <tbody>
        {products.map((product) => (
          <tr>
            <td class="td-img">
              <a href={productLink(visit, product.name, product.template_id)} tabindex={-1} aria-hidden="true">
                <span>
                  <img src={variantImage(product.id, "image_small")} class="img img-fluid rounded" alt="" />
                </span>
              </a>
            </td>
            <td class="td-product_name">
              <div>
                <a href={productLink(visit, product.name, product.template_id)}>
                  <strong>{product.display_name}</strong>
                </a>
              </div>
            </td>
            <td class="td-price">
              <Price visit={visit} product={product} />
            </td>
            <td class="w-25 text-center">
              <input class="js_quantity" name="product_id" type="hidden" data-product-id={product.id} />
              <a role="button" href="#" class="btn btn-link js_add_suggested_products">
                <strong>{shopTexts(visit).addToCart}</strong>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

/** `website_sale.cart_lines`. */
export const CartLines = ({
  visit,
  cart,
  suggestions,
}: {
  visit: Visit;
  cart: Cart;
  suggestions: readonly Product[];
}) => {
  const t = shopTexts(visit);
  return (
    <>
      <table class="mb16 table table-striped table-sm js_cart_lines" id="cart_products">
        <thead>
          <tr>
            <th class="td-img">{t.product}</th>
            <td></td>
            <th class="text-center td-qty">{t.quantity}</th>
            <th class="text-center td-price">{t.price}</th>
            <td class="text-center td-action"></td>
          </tr>
        </thead>
        <tbody>
          {cart.lines.map((line) => (
            <Row visit={visit} cart={cart} line={line} />
          ))}
        </tbody>
      </table>
      {suggestions.length > 0 && <Suggestions visit={visit} products={suggestions} />}
    </>
  );
};
