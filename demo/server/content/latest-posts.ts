import type { Hono } from "hono";
import { renderLatestPostsCall } from "#content/api/latest-posts.ts";
import { contentTexts } from "#demo/suite/content/texts.ts";
import type { Database } from "../database.ts";
import { conditionOf, leavesOf, type Searchable } from "../domain.ts";
import type { SuiteEnv } from "../env.ts";
import { valueError } from "../fault.ts";
import { escapeHtml } from "../html.ts";
import { seesUnpublished } from "../model.ts";
import { pythonText, requireArguments, toInt } from "../python.ts";
import { rpc } from "../rpc.ts";
import type { Visit } from "../visit.ts";

interface LatestPost {
  readonly id: number;
  readonly blog_id: number;
  readonly name: string;
  readonly subtitle: string;
}

const addressOf = ({ id, blog_id }: LatestPost): string => `/blog/${blog_id}/post/${id}`;
const coverOf = ({ id }: LatestPost): string => `
    <div class="o_blog_cover_container cover container cover_narrow loading_container thumb">
        <div class="o_blog_cover_component o_blog_cover_image" style="background-image: url(/web/image/blog.post/${id}/cover);"></div>
        <div class="o_blog_cover_component o_blog_cover_filter oe_black" style="opacity: 0.0;"></div>
    </div>`;

/** Templates by name. */
const templates: Readonly<Record<string, (post: LatestPost, visit: Visit) => string>> = {
  "website_blog.s_latest_posts_list_template": (post, visit) => `
        <div class="col-12 media mt-3 s_latest_posts_post">
            <a href="${addressOf(post)}">${coverOf(post)}</a>
            <div class="media-body ml-3 pb-2">
                <h4>${escapeHtml(post.name)}</h4>
                <p>${escapeHtml(post.subtitle)}</p>
                <a class="btn btn-sm btn-secondary" href="${addressOf(post)}">${contentTexts(visit).readMore}</a>
            </div>
        </div>`,
  "website_blog.s_latest_posts_big_picture_template": (post) => `
        <div class="col-12 col-lg-4 s_latest_posts_post">
            <figure>
                <a href="${addressOf(post)}">${coverOf(post)}</a>
                <figcaption><h4>${escapeHtml(post.name)}</h4><h5>${escapeHtml(post.subtitle)}</h5></figcaption>
            </figure>
        </div>`,
};

const searchable: Searchable = {
  table: "blog_post",
  fields: { id: "id", blog_id: "id", name: "text", published_date: "moment" },
};

const orders = /^(published_date|name|id)( (asc|desc))?$/;

function orderOf(order: unknown): string {
  const text = pythonText(order || "published_date desc");
  if (!orders.test(text)) throw valueError(`Invalid field in order ${text}`);
  return text;
}

/**
 * Serves the newest posts, rendered by the suite.
 * @throws the suite's ValueError for unknown templates, fields and orders
 */
export function latestPostsRoutes(app: Hono<SuiteEnv>, database: Database): void {
  app.all(
    renderLatestPostsCall.path,
    rpc<typeof renderLatestPostsCall>(async (params, visit) => {
      requireArguments("render_latest_posts", params, ["template", "domain"]);
      const name = pythonText(params["template"]);
      const template = Object.hasOwn(templates, name) ? templates[name] : undefined;
      if (!template) throw valueError(`External ID not found in the system: ${name}`);
      const values: unknown[] = [seesUnpublished(visit.user)];
      const condition = conditionOf(searchable, params["domain"] ? leavesOf(params["domain"]) : [], values);
      const limit = params["limit"] ? toInt(params["limit"]) : null;
      if (limit !== null && limit < 0) throw valueError("LIMIT must not be negative");
      const posts = await database.query<LatestPost>(
        `select id, blog_id, name, subtitle from (select *, published_at as published_date from blog_post) as blog_post
         where (published or $1) and ${condition} order by ${orderOf(params["order"])} limit $${values.push(limit)}::integer`,
        values,
      );
      return `\n    ${posts.map((post) => template(post, visit)).join("\n    ")}\n`;
    }),
  );
}
