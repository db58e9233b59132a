/** @jsxImportSource hono/jsx */
import type { Area } from "#demo/server/area.ts";
import { listProjects, listRatings, readProject } from "#demo/server/content/ratings.ts";
import { listBlogs, listEvents, listPosts, listTickets, readEvent, readPost } from "#demo/server/content/records.ts";
import { suiteDate } from "#demo/server/date.ts";
import type { SuiteContext } from "#demo/server/env.ts";
import { notFound } from "#demo/server/fault.ts";
import { idOf } from "#demo/server/slug.ts";
import { monthsOf } from "./Archive.tsx";
import { BlogList } from "./Blog.tsx";
import { BlogPost } from "./BlogPost.tsx";
import { EventList, EventPage } from "./Event.tsx";
import { ProjectList, ProjectRatings } from "./Ratings.tsx";
import { contentTexts } from "./texts.ts";

type ContentPages = NonNullable<Area["pages"]>;

const blogPages: ContentPages = (app, { database, render }) => {
  const blogList = async (c: SuiteContext, blogId: number) => {
    const { visit } = c.var;
    const blogs = await listBlogs(database);
    const blog = blogs.find(({ id }) => id === blogId);
    if (!blog) throw notFound();
    const posts = await listPosts(database, visit.user, blogId);
    const months = monthsOf(posts.map(({ published_at }) => published_at));
    const shown = c.req.query("date_begin");
    const period = months.find(({ from }) => suiteDate(from) === shown);
    return render(c, {
      title: blog.name,
      mainObject: `blog.blog(${blogId},)`,
      content: (
        <BlogList
          visit={visit}
          blogs={blogs}
          blog={blog}
          posts={period ? await listPosts(database, visit.user, blogId, period) : posts}
          months={months}
          shown={shown}
        />
      ),
    });
  };

  app.get("/blog", (c) => blogList(c, 1));
  app.get("/blog/:blog", (c) => blogList(c, idOf(c.req.param("blog"))));
  // the suite's own links to the next post end in a slash
  for (const path of ["/blog/:blog/post/:post", "/blog/:blog/post/:post/"] as const)
    app.get(path, async (c) => {
      const { visit } = c.var;
      const post = await readPost(database, idOf(c.req.param("post")), visit.user);
      const others = await listPosts(database, visit.user, post.blog_id);
      const next = others[(others.findIndex(({ id }) => id === post.id) + 1) % others.length];
      return render(c, {
        title: post.name,
        mainObject: `blog.post(${post.id},)`,
        content: <BlogPost visit={visit} post={post} next={next?.id === post.id ? undefined : next} />,
      });
    });
};

const eventPages: ContentPages = (app, { database, render }) => {
  app.get("/event", async (c) =>
    render(c, {
      title: contentTexts(c.var.visit).events,
      content: <EventList visit={c.var.visit} events={await listEvents(database, c.var.visit.user)} />,
    }),
  );
  app.get("/event/:event/:register{register}?", async (c) => {
    const { visit } = c.var;
    const event = await readEvent(database, idOf(c.req.param("event")), visit.user);
    const tickets = await listTickets(database, event.id);
    return render(c, {
      title: event.name,
      mainObject: `event.event(${event.id},)`,
      content: <EventPage visit={visit} event={event} tickets={tickets} />,
    });
  });
};

const ratingPages: ContentPages = (app, { database, render }) => {
  app.get("/project/rating", async (c) =>
    render(c, {
      title: contentTexts(c.var.visit).projects,
      content: <ProjectList visit={c.var.visit} projects={await listProjects(database)} />,
    }),
  );
  app.get("/project/rating/:project", async (c) => {
    const project = await readProject(database, idOf(c.req.param("project")));
    const ratings = await listRatings(database, project.id);
    return render(c, {
      title: project.name,
      content: <ProjectRatings visit={c.var.visit} project={project} ratings={ratings} />,
    });
  });
};

/** Blogs with their posts, events, and ratings of projects. */
export const contentPages: ContentPages = (app, parts) => {
  blogPages(app, parts);
  eventPages(app, parts);
  ratingPages(app, parts);
};
