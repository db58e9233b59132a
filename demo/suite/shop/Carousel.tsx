/** @jsxImportSource hono/jsx */
import type { ProductPicture } from "#demo/server/shop/picture.ts";
import type { Product, Template } from "#demo/server/shop/product.ts";
import { variantImage } from "./address.ts";

interface CarouselProps {
  readonly template: Template;
  readonly product: Product | undefined;
  readonly pictures: readonly ProductPicture[];
}

/** Pictures of a product, with thumbnails if there are several. Also part of the combination info. */
export const Carousel = ({ template, product, pictures }: CarouselProps) => {
  const own = product ? variantImage(product.id, "image") : `/web/image/product.template/${template.id}/image`;
  const shown = [
    { image: own, name: template.name },
    ...pictures.map(({ id, name }) => ({ image: `/web/image/product.image/${id}/image`, name })),
  ];
  return (
    <div id="o-carousel-product" class="carousel slide" data-ride="carousel" data-interval="0">
      <div class="carousel-outer">
        <div class="carousel-inner">
          {shown.map(({ image, name }, at) => (
            <div itemprop="image" class={at === 0 ? "carousel-item active" : "carousel-item"}>
              <img
                src={image}
                class={`img img-fluid product_detail_img${at === 0 && pictures.length > 0 ? " js_variant_img" : ""}`}
                alt={name}
                data-zoom="1"
                data-zoom-image={image}
                width="400"
                height="400"
              />
            </div>
          ))}
        </div>
      </div>
      {pictures.length > 0 && (
        <ol class="carousel-indicators">
          {shown.map(({ image, name }, at) => (
            <li data-target="#o-carousel-product" data-slide-to={String(at)} class={at === 0 ? "active" : ""}>
              <img src={`${image}/90x90`} class="img img-fluid" alt={name} width="90" height="90" />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
