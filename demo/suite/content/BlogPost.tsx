/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";
import type { Post } from "#demo/server/content/records.ts";
import { localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Follow } from "../marketing/Follow.tsx";
import { Discussion } from "../portal/Discussion.tsx";
import { Cover, postPath, publishedIn } from "./post.tsx";
import { ShareLinks } from "./ShareLinks.tsx";
import { contentTexts } from "./texts.ts";

export const BlogPost = ({ visit, post, next }: { visit: Visit; post: Post; next: Post | undefined }) => (
  <div id="wrap" class="js_blog website_blog">
    <div id="title" class="blog_header">
      <Cover post={post} classes="cover_narrow">
        <div class="blog_title js_comment js_tweet">
          <h1 id="blog_post_name" data-blog-id={post.blog_id}>
            {post.name}
          </h1>
          <p class="lead">{post.subtitle}</p>
          <p class="post-meta" name="blog_post_data">
            <span>{post.author}</span> &mdash; <span>{publishedIn(visit, post.published_at)}</span>
          </p>
          <p class="post-meta">
            {post.tags
              .split(",")
              .filter(Boolean)
              .map((tag) => (
                <span class="badge badge-primary mr8">{tag}</span>
              ))}
          </p>
        </div>
      </Cover>
    </div>
    <div id="blog_content" class="blog_content mt32 js_comment js_tweet" lang="en" dir="auto">
      {raw(post.content)}
    </div>
    <ShareLinks complete />
    <section class="container mt32 mb32">
      <div class="row">
        <div class="col-lg-8 offset-lg-2">
          <h2 class="h4">{contentTexts(visit).follow}</h2>
          <p class="text-muted">{contentTexts(visit).followNote}</p>
          <Follow visit={visit} model="blog.post" id={post.id} />
        </div>
      </div>
    </section>
    <div id="comments" class="container mt32 mb32">
      <h2>{contentTexts(visit).comments}</h2>
      <Discussion model="blog.post" id={post.id} />
    </div>
    {next && (
      <Cover post={next} classes="cover_full cover_footer">
        <div class="blog_title">
          <a class="d-none js_next" href={`${localPath(postPath(next), visit.siteLanguage)}/#wrap`}></a>
          <h1>{next.name}</h1>
          <h2>{next.subtitle}</h2>
          <p class="mt32">
            {contentTexts(visit).readNext} <span class="fa fa-long-arrow-right"></span>
          </p>
        </div>
      </Cover>
    )}
  </div>
);
