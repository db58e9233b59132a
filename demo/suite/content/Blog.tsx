/** @jsxImportSource hono/jsx */
import type { Blog, Post } from "#demo/server/content/records.ts";
import { localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Follow } from "../marketing/Follow.tsx";
import { Archive, type Month } from "./Archive.tsx";
import { blogPath, Cover, postPath, publishedIn } from "./post.tsx";
import { ShareLinks } from "./ShareLinks.tsx";
import { contentTexts } from "./texts.ts";

const Teaser = ({ visit, post }: { visit: Visit; post: Post }) => (
  <div class="mb32" name="blog_post">
    <Cover post={post} classes="o_list_cover mt16 mb32" />
    <a href={localPath(postPath(post), visit.siteLanguage)}>
      <h2 class="mb4 o_blog_post_title">{post.name}</h2>
    </a>
    <div class="text-muted">
      <p class="mb12 mt12 o_blog_post_teaser">{post.teaser}</p>
      <div name="blog_post_data" class="mb0">
        <span>{post.author}</span> &mdash; <span>{publishedIn(visit, post.published_at)}</span>
        {!post.published && <span class="badge badge-secondary">{contentTexts(visit).unpublished}</span>}
        <ShareLinks />
      </div>
    </div>
  </div>
);

/** /blog and /blog/<blog>: the follow block in the right column follows the whole blog. */
export const BlogList = ({
  visit,
  blogs,
  blog,
  posts,
  months,
  shown,
}: {
  visit: Visit;
  blogs: readonly Blog[];
  blog: Blog;
  posts: readonly Post[];
  months: readonly Month[];
  /** Month of the listed posts; undefined if all are listed. */
  shown: string | undefined;
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
            <h2 class="h4">{contentTexts(visit).about}</h2>
            <p>{contentTexts(visit).aboutText}</p>
          </section>
          <section class="mt32">
            <h2 class="h4">{contentTexts(visit).stayUpdated}</h2>
            <Follow visit={visit} model="blog.blog" id={blog.id} />
          </section>
          <section class="mt32 mb32">
            <h2 class="h4">{contentTexts(visit).blogs}</h2>
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
          <Archive visit={visit} path={localPath(blogPath(blog), visit.siteLanguage)} months={months} shown={shown} />
        </div>
      </div>
    </div>
  </div>
);
