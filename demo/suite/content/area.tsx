/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { SuiteArea } from "../area.ts";
import { TryBlog } from "./Try.tsx";
import { TryArticle } from "./TryArticle.tsx";

export const area: SuiteArea = {
  title: { en: "Content", ar: "المحتوى" },
  menu: [
    { path: "/event", label: { en: "Events", ar: "الفعاليات" }, sequence: 30 },
    { path: "/blog", label: { en: "Blog", ar: "المدونة" }, sequence: 40 },
  ],
  links: [
    {
      path: "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
      sequence: 10,
      texts: {
        en: { title: "Blog post", note: "A long read that a visitor can follow by e-mail." },
        ar: { title: "مقال", note: "قراءة طويلة يمكن للزائر متابعتها بالبريد." },
      },
    },
    {
      path: "/blog",
      sequence: 11,
      isInFooter: true,
      texts: {
        en: { title: "Blog", note: "The posts of a small furniture workshop. A visitor can follow them all." },
        ar: { title: "المدونة", note: "مقالات ورشة أثاث صغيرة، ويمكن للزائر متابعتها كلها." },
      },
    },
    {
      path: "/event/open-workshop-day-1/register",
      sequence: 12,
      texts: {
        en: { title: "Event", note: "A workshop day whose news a visitor can follow." },
        ar: { title: "فعالية", note: "يوم مفتوح في الورشة يمكن للزائر متابعة أخباره." },
      },
    },
    {
      path: "/project/rating/1",
      sequence: 13,
      texts: {
        en: { title: "Ratings of a project", note: "Faces with the rating’s author, date and comment." },
        ar: { title: "تقييمات مشروع", note: "وجوه تقول من قيّم ومتى وماذا كتب." },
      },
    },
    {
      path: "/try/article",
      sequence: 68,
      isInFooter: true,
      texts: {
        en: {
          title: "An article that sells",
          note: "A product, three cards, tickets, a survey and a form inside a text, each by one tag without markup.",
        },
        ar: {
          title: "مقال يبيع",
          note: "منتج وثلاث بطاقات وتذاكر واستبيان ونموذج داخل نص، كل منها بوسم واحد دون ترميز.",
        },
      },
    },
    {
      path: "/try/blog",
      sequence: 69,
      isInFooter: true,
      texts: {
        en: {
          title: "A blog in simple markup",
          note: "Posts, archive, sharing, comments and ratings, with tags only.",
        },
        ar: { title: "مدونة بترميز بسيط", note: "مقالات وأرشيف ومشاركة وتعليقات وتقييمات بالوسوم وحدها." },
      },
    },
  ],
  routes(app, { show }) {
    app.get(
      "/try/article",
      show((view) => ({
        title: localized(view, { en: "An article that sells", ar: "مقال يبيع" }),
        sheets: ["example", "try"],
        content: <TryArticle view={view} />,
      })),
    );
    app.get(
      "/try/blog",
      show((view) => ({
        title: localized(view, { en: "Blog and ratings", ar: "المدونة والتقييمات" }),
        sheets: ["example", "try"],
        content: <TryBlog view={view} />,
      })),
    );
  },
};
