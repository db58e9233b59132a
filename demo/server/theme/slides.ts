import type { Post } from "../content/records.ts";
import type { Queries } from "../database.ts";
import { escapeHtml } from "../html.ts";
import { slug } from "../slug.ts";

/** Returns slides like the theme's templates. */
const carousel = (items: readonly string[]): string =>
  `<div class="owl-carousel owl-theme">${items.map((item) => `<div class="item">${item}</div>`).join("")}</div>`;

export async function testimonialSlides(queries: Queries): Promise<string> {
  const rows = await queries.query<{ partner_id: number; name: string; role: string; quote: string }>(
    "select partner_id, name, role, quote from testimonial join partner on partner.id = partner_id order by testimonial.id",
  );
  return carousel(
    rows.map(
      ({ partner_id: id, name, role, quote }) =>
        `<p class="sh_description">${escapeHtml(quote)}</p><img class="img img-fluid rounded-circle" src="/web/image/res.partner/${id}/image_small" alt="">` +
        `<h3>${escapeHtml(name)}</h3><span>${escapeHtml(role)}</span>`,
    ),
  );
}

export async function brandSlides(queries: Queries): Promise<string> {
  const rows = await queries.query<{ id: number; name: string; website: string }>(
    "select id, name, website from brand order by id",
  );
  return carousel(
    rows.map(
      ({ id, name, website }) =>
        `<a href="${escapeHtml(website)}" rel="noopener"><img class="img img-fluid" src="/sh_corpomate_theme/brand/${id}.svg" alt="${escapeHtml(name)}"></a>`,
    ),
  );
}

export const postSlides = (posts: readonly Post[]): string =>
  carousel(
    posts.map((post) => {
      const href = `/blog/${slug(post.blog_name, post.blog_id)}/post/${slug(post.name, post.id)}`;
      return `<h3><a href="${href}">${escapeHtml(post.name)}</a></h3><p>${escapeHtml(post.teaser)}</p>`;
    }),
  );
