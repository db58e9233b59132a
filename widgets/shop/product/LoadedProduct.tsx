import type { ReadPage } from "#shared/loaded/index.ts";
import { lateStyles } from "#shared/ui/index.ts";
import css from "./loaded-product.css";
import type { ProductProps, ProductTexts } from "./product.types.ts";
import { type Attribute, type ProductRecord, readProduct } from "./suite-page.markup.ts";

const Values = ({ attribute: { id, name, isList, isHidden, choices } }: { readonly attribute: Attribute }) =>
  isList ? (
    <label hidden={isHidden}>
      {name}
      <select data-attribute-id={id} defaultValue={choices.find(({ isChosen }) => isChosen)?.id}>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id} {...choice.custom}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  ) : (
    <fieldset data-attribute-id={id} hidden={isHidden}>
      <legend>{name}</legend>
      {choices.map((choice) => (
        <label key={choice.id}>
          <input
            type="radio"
            name={`attribute-${id}`}
            value={choice.id}
            defaultChecked={choice.isChosen}
            {...choice.custom}
          />{" "}
          {choice.name}
          {choice.extra && <small>{choice.extra}</small>}
        </label>
      ))}
    </fieldset>
  );

function Price({ product: { price, listPrice, isDiscounted, precision } }: { readonly product: ProductRecord }) {
  if (!price) return null;
  return (
    <p part="price">
      {listPrice && (
        <>
          <del hidden={!isDiscounted}>
            {listPrice.before}
            <span data-list-price="">{listPrice.amount}</span>
            {listPrice.after}
          </del>{" "}
        </>
      )}
      <bdi>
        {price.before}
        <span data-price="">{price.amount}</span>
        {price.after}
      </bdi>
      <span hidden className="decimal_precision" data-precision={precision} />
    </p>
  );
}

/** Fields of a product that decide which variant is bought. */
function Variants({ product }: { readonly product: ProductRecord }) {
  const { attributes, variants, productId, name } = product;
  if (!variants.length)
    return (
      <>
        <input type="hidden" name="product_id" defaultValue={productId} />
        {attributes.map((attribute) => (
          <Values key={attribute.id} attribute={attribute} />
        ))}
      </>
    );
  return (
    <fieldset>
      <legend>{name}</legend>
      {variants.map((variant) => (
        <label key={variant.id}>
          <input
            type="radio"
            name="product_id"
            value={variant.id}
            defaultChecked={variant.isChosen}
            data-combination={variant.combination}
          />{" "}
          {variant.name}
        </label>
      ))}
    </fieldset>
  );
}

interface LoadedProductProps {
  readonly product: ProductRecord;
  readonly shown: readonly string[];
  readonly texts: ProductTexts;
}

/** Simple markup of a product. */
function LoadedProduct({ product, shown, texts }: LoadedProductProps) {
  const { name, picture, description, exclusions, fixed } = product;
  const shows = (part: string) => shown.includes(part);
  return (
    <div ref={lateStyles(css)} className="product">
      {shows("picture") && picture && (
        <img part="picture" data-product-image="" src={picture} alt="" width="512" height="512" />
      )}
      <form action="/shop/cart/update" method="post" data-attribute_exclusions={exclusions}>
        {shows("name") && <h3 part="name">{name}</h3>}
        {shows("price") && <Price product={product} />}
        {shows("description") && description && (
          <p part="description" dir="auto">
            {description}
          </p>
        )}
        {shows("variants") ? (
          <Variants product={product} />
        ) : (
          <input type="hidden" name="product_id" defaultValue={product.productId} />
        )}
        <span hidden data-unchanged_value_ids={fixed} />
        {shows("quantity") && (
          <label>
            {texts.quantity}
            <input name="add_qty" defaultValue="1" inputMode="numeric" size={3} />
          </label>
        )}
        <button type="submit">{texts.add}</button>
        {shows("stock") && <p data-stock="" />}
      </form>
    </div>
  );
}

/** Reads the page of a product and draws its simple markup. */
export const readPage: ReadPage<ProductProps, ProductTexts> = (page, { address, props, texts }) => {
  const product = readProduct(page, address);
  if (!product) return undefined;
  const { templateId, productId } = product;
  return {
    props: { templateId, productId },
    content: <LoadedProduct product={product} shown={props.show.split(/\s+/)} texts={texts} />,
  };
};
