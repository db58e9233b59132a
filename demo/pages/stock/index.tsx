/** @jsxImportSource hono/jsx */
import { Hono } from "hono";
import { raw } from "hono/html";
import type { Child } from "hono/jsx";
import { idOf, listBlogs, listEvents, listPosts, listTickets, readEvent, readPost } from "../../server/content.ts";
import { buttonOptions, findDesk, operatorsOnline } from "../../server/chat/desk.ts";
import type { SuiteContext, SuiteEnv } from "../../server/env.ts";
import { notFound } from "../../server/fault.ts";
import type { LinkPages } from "../../server/links/pages.ts";
import { strictPolicy } from "../../server/policy.ts";
import type { ShopPages } from "../../server/shop/pages.ts";
import { readBasket } from "../../server/shop/visitor.ts";
import type { Suite } from "../../server/suite.types.ts";
import { Login, PortalHome } from "./Account.tsx";
import { BlogList, BlogPost } from "./Blog.tsx";
import { Contact } from "./Contact.tsx";
import { ErrorPage, errorTitle, type PageStatus } from "./ErrorPage.tsx";
import { EventList, EventPage } from "./Event.tsx";
import { Layout } from "./Layout.tsx";
import { Links } from "./Links.tsx";
import { LinkStats } from "./LinkStats.tsx";
import { LiveChat } from "./LiveChat.tsx";
import { Newsletter } from "./Newsletter.tsx";
import { shopPages } from "./shop/index.tsx";
import { Corporate } from "./theme/Corporate.tsx";

/** Of the website. */
const liveChatChannel = 1;

interface Page {
  readonly title: string;
  readonly content: Child;
  readonly mainObject?: string;
  readonly status?: 200 | PageStatus;
  readonly isThemed?: boolean;
}

export interface StockPages extends LinkPages {
  /** Public pages, at the suite's own paths. */
  readonly routes: Hono<SuiteEnv>;
  readonly shop: ShopPages;
  login(c: SuiteContext, error: string): Response | Promise<Response>;
  home(c: SuiteContext): Response | Promise<Response>;
  error(c: SuiteContext, status: PageStatus): Response | Promise<Response>;
}

/** The suite's website in the stock front end's markup, under a strict policy and without any front-end framework. */
export function stockPages(suite: Suite): StockPages {
  const { database } = suite;
  const liveChat = async (c: SuiteContext): Promise<Child> => {
    const desk = await findDesk(database, liveChatChannel);
    const [operator] = await operatorsOnline(database, desk, c.var.visit);
    return <LiveChat origin={new URL(c.req.url).origin} options={operator && buttonOptions(desk)} />;
  };
  const render = async (c: SuiteContext, { title, content, mainObject, status = 200, isThemed }: Page) => {
    c.header("Content-Security-Policy", strictPolicy);
    return c.html(
      <>
        {raw("<!DOCTYPE html>")}
        <Layout
          visit={c.var.visit}
          address={c.req.url}
          title={title}
          basket={await readBasket(database, c.var.visit)}
          mainObject={mainObject}
          panel={suite.panel(c.var.visit)}
          tail={await liveChat(c)}
          isThemed={isThemed}
        >
          {content}
        </Layout>
      </>,
      status,
    );
  };

  const blogList = async (c: SuiteContext, blogId: number) => {
    const { visit } = c.var;
    const blogs = await listBlogs(database);
    const blog = blogs.find(({ id }) => id === blogId);
    if (!blog) throw notFound();
    const posts = await listPosts(database, visit.user, blogId);
    return render(c, {
      title: blog.name,
      mainObject: `blog.blog(${blogId},)`,
      content: <BlogList visit={visit} blogs={blogs} blog={blog} posts={posts} />,
    });
  };

  const routes = new Hono<SuiteEnv>();
  routes.get("/blog", (c) => blogList(c, 1));
  routes.get("/blog/:blog", (c) => blogList(c, idOf(c.req.param("blog"))));
  routes.get("/blog/:blog/post/:post", async (c) => {
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
  routes.get("/event", async (c) =>
    render(c, {
      title: "Our Events",
      content: <EventList visit={c.var.visit} events={await listEvents(database, c.var.visit.user)} />,
    }),
  );
  routes.get("/event/:event/:register{register}?", async (c) => {
    const { visit } = c.var;
    const event = await readEvent(database, idOf(c.req.param("event")), visit.user);
    const tickets = await listTickets(database, event.id);
    return render(c, {
      title: event.name,
      mainObject: `event.event(${event.id},)`,
      content: <EventPage visit={visit} event={event} tickets={tickets} />,
    });
  });
  routes.get("/corporate", (c) => render(c, { title: "Home", isThemed: true, content: <Corporate /> }));
  routes.get("/contactus", (c) => render(c, { title: "Contact us", content: <Contact /> }));
  routes.get("/newsletter", (c) =>
    render(c, {
      title: "Newsletter",
      content: <Newsletter editor={c.var.visit.user.role === "publisher" || c.var.visit.user.role === "admin"} />,
    }),
  );

  return {
    routes,
    shop: shopPages(render),
    login: (c, error) =>
      render(c, {
        title: "Sign in",
        content: <Login visit={c.var.visit} redirect={c.req.query("redirect") ?? ""} error={error} />,
      }),
    tracker: (c, url, filter, links) =>
      render(c, {
        title: "Link Tracker",
        content: <Links visit={c.var.visit} url={url} filter={filter} links={links} />,
      }),
    statistics: (c, link, summary) =>
      render(c, { title: "Link Statistics", content: <LinkStats visit={c.var.visit} link={link} summary={summary} /> }),
    home: (c) => render(c, { title: "My account", content: <PortalHome visit={c.var.visit} /> }),
    error: (c, status) =>
      render(c, { title: errorTitle(status), content: <ErrorPage visit={c.var.visit} status={status} />, status }),
  };
}
