/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";
import type { Blog, Post } from "../../server/content/records.ts";
import { slug } from "../../server/slug.ts";
import { localPath } from "../../server/language.ts";
import type { Visit } from "../../server/visit.ts";
import { Follow } from "../marketing/Follow.tsx";

export const blogPath = (blog: { id: number; name: string }): string => `/blog/${slug(blog.name, blog.id)}`;
export const postPath = (post: Post): string =>
  `${blogPath({ id: post.blog_id, name: post.blog_name })}/post/${slug(post.name, post.id)}`;

const month = (visit: Visit, date: Date): string =>
  new Intl.DateTimeFormat(visit.language.tag, { month: "long", year: "numeric" }).format(date);

const Teaser = ({ visit, post }: { visit: Visit; post: Post }) => (
  <div class="mb32" name="blog_post">
    <a href={localPath(postPath(post), visit.siteLanguage)}>
      <div class={`o_blog_cover_container cover o_list_cover mt16 mb32 cover_${post.cover}`}></div>
      <h2 class="mb4 o_blog_post_title">{post.name}</h2>
    </a>
    <div class="text-muted">
      <p class="mb12 mt12 o_blog_post_teaser">{post.teaser}</p>
      <div name="blog_post_data" class="mb0">
        <span>{post.author}</span> &mdash; <span>{month(visit, post.published_at)}</span>
        {!post.published && <span class="badge badge-secondary">unpublished</span>}
      </div>
    </div>
  </div>
);

/** /blog and /blog/<blog>: the follow block of the right column is about the whole blog. */
export const BlogList = ({
  visit,
  blogs,
  blog,
  posts,
}: {
  visit: Visit;
  blogs: readonly Blog[];
  blog: Blog;
  posts: readonly Post[];
}) => (
  <div id="wrap" class="js_blog website_blog">
    <div class="container text-center mt32 mb32">
      <h1>{blog.name}</h1>
      <p class="lead text-muted">{blog.subtitle}</p>
    </div>
    <div class="container">
      <div class="row">
        <div class="col-md-8" id="main_column">
          {posts.map((post) => (
            <Teaser visit={visit} post={post} />
          ))}
        </div>
        <div class="col-xl-3 offset-xl-1 col-md-4" id="blog_right_column">
          <section class="mt32">
            <h4>About us</h4>
            <p>
              Seven people, one harbour, and more offcuts than shelves. We write when something took longer than
              planned.
            </p>
          </section>
          <section class="mt32">
            <h4>Stay updated :</h4>
            <Follow visit={visit} model="blog.blog" id={blog.id} />
          </section>
          <section class="mt32 mb32">
            <h4>Our Blogs</h4>
            <ul class="nav nav-pills flex-column">
              {blogs.map((other) => (
                <li class="nav-item">
                  <a
                    href={localPath(blogPath(other), visit.siteLanguage)}
                    class={`nav-link${other.id === blog.id ? " active" : ""}`}
                  >
                    <span>{other.name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  </div>
);

export const BlogPost = ({ visit, post, next }: { visit: Visit; post: Post; next: Post | undefined }) => (
  <div id="wrap" class="js_blog website_blog">
    <div id="title" class="blog_header">
      <div class={`o_blog_cover_container cover cover_narrow cover_${post.cover}`}>
        <div class="blog_title js_comment">
          <h1 id="blog_post_name" data-blog-id={post.blog_id}>
            {post.name}
          </h1>
          <p class="lead">{post.subtitle}</p>
          <p class="post-meta" name="blog_post_data">
            <span>{post.author}</span> &mdash; <span>{month(visit, post.published_at)}</span>
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
      </div>
    </div>
    <div id="blog_content" class="blog_content mt32 js_comment" lang="en" dir="auto">
      {raw(post.content)}
    </div>
    <section class="container mt32 mb32">
      <div class="row">
        <div class="col-lg-8 offset-lg-2">
          <h2 class="h4">Follow this post</h2>
          <p class="text-muted">One mail when somebody answers, none otherwise.</p>
          <Follow visit={visit} model="blog.post" id={post.id} />
        </div>
      </div>
    </section>
    {next && (
      <div class={`o_blog_cover_container cover cover_footer cover_${next.cover}`}>
        <div class="blog_title">
          <p>Read next</p>
          <p class="h2">
            <a class="js_next" href={localPath(postPath(next), visit.siteLanguage)}>
              {next.name}
            </a>
          </p>
        </div>
      </div>
    )}
  </div>
);
