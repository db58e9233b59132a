/** @jsxImportSource hono/jsx */
import type { Visit } from "#demo/server/visit.ts";
import { websiteTexts } from "./texts.ts";

const pictures = [
  [2, "Lighthouse bench"],
  [3, "Wharf desk"],
  [4, "Ebb standing desk"],
  [5, "Mole corner desk"],
  [6, "Letter table"],
] as const;

const slides = [
  [7, "Gangway wall desk"],
  [8, "Dinghy desk for children"],
  [9, "Studio desk"],
  [10, "Quay conference table"],
  [11, "Galley table"],
  [12, "Tide side table"],
] as const;

const source = (id: number) => `/web/image/product.template/${id}/image`;

/** Slideshow, as the suite's editor writes it. */
const Slideshow = ({ visit }: { visit: Visit }) => {
  const t = websiteTexts(visit);
  return (
    <section class="s_image_gallery o_gallery o_slideshow" data-columns="3">
      <div class="container">
        <div id="slideshow_workshop" class="carousel slide" data-ride="carousel" data-interval="6000">
          <div class="carousel-inner">
            {slides.map(([id, name], index) => (
              <div class={index ? "carousel-item" : "carousel-item active"}>
                <img class="img img-fluid d-block" src={source(id)} alt={name} data-name="Image" data-index={index} />
              </div>
            ))}
          </div>
          <ul class="carousel-indicators">
            <li class="o_indicators_left text-center d-none" title={t.previous}>
              <i class="fa fa-chevron-left"></i>
            </li>
            {slides.map((_, index) => (
              <li class={index ? undefined : "active"} data-target="#slideshow_workshop" data-slide-to={index}></li>
            ))}
            <li class="o_indicators_right text-center d-none" title={t.next}>
              <i class="fa fa-chevron-right"></i>
            </li>
          </ul>
          <a class="carousel-control-prev" href="#slideshow_workshop" data-slide="prev" title={t.previous}>
            <span class="fa fa-chevron-left fa-2x"></span>
            <span class="sr-only">{t.previous}</span>
          </a>
          <a class="carousel-control-next" href="#slideshow_workshop" data-slide="next" title={t.next}>
            <span class="fa fa-chevron-right fa-2x"></span>
            <span class="sr-only">{t.next}</span>
          </a>
        </div>
      </div>
    </section>
  );
};

/** Grid of pictures, slideshow and section with a moving background, as the suite's editor writes them. */
export const Pictures = ({ visit }: { visit: Visit }) => (
  <>
    <h2>{websiteTexts(visit).workshop}</h2>
    <section class="s_image_gallery o_gallery o_grid o_spc-medium" data-columns="3">
      <div class="row">
        {pictures.map(([id, name], index) => (
          <div class="col-lg-4">
            <img
              class="img img-fluid"
              src={source(id)}
              alt={name}
              width="300"
              height="225"
              data-index={index}
              data-name="Image"
            />
          </div>
        ))}
      </div>
    </section>
    <Slideshow visit={visit} />
    <section class="s_parallax parallax" data-scroll-background-ratio="0.8">
      <span class="s_parallax_bg"></span>
      <p>{websiteTexts(visit).bySea}</p>
    </section>
  </>
);
