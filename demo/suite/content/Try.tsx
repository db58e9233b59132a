/** @jsxImportSource hono/jsx */
import { localized, localizedPost } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import { archive, face, newestPosts, nextPost, ratingForm } from "./Simple.tsx";

const texts = (view: View) =>
  localized(view, {
    en: {
      title: "Read, share and rate",
      lead: "A blog and its ratings in custom markup. Select a sentence to share it or to quote it in a comment.",
      newest: "The newest posts",
      archive: "Archive",
      post: "A post",
      comments: "Comments",
      next: "Read next",
      product: "What people say of a chair",
      give: "Stars in a form of yours",
      face: "Who rated a repair",
    },
    ar: {
      title: "اقرأ وشارك وقيّم",
      lead: "مدونة وتقييماتها بترميزك أنت. حدّد جملة لتشاركها أو لتقتبسها في تعليق.",
      newest: "أحدث المقالات",
      archive: "الأرشيف",
      post: "مقال",
      comments: "التعليقات",
      next: "اقرأ التالي",
      product: "ماذا يقول الناس عن كرسي",
      give: "نجوم في نموذجك",
      face: "من قيّم إصلاحًا",
    },
  });

const Post = ({ view }: { view: View }) => {
  const { title, text } = localizedPost(view, 3);
  return (
    <suite-blog-share>
      <article>
        <h3>{title}</h3>
        <p>{text}</p>
        <p>
          <a data-network="facebook">Facebook</a> <a data-network="linkedin">LinkedIn</a>
        </p>
      </article>
    </suite-blog-share>
  );
};

/** /try/blog */
export const TryBlog = ({ view }: { view: View }) => {
  const t = texts(view);
  return (
    <div class="wrap read">
      <h1>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <h2>{t.newest}</h2>
      {newestPosts(view)}
      <h2>{t.archive}</h2>
      {archive(view)}
      <h2>{t.post}</h2>
      <Post view={view} />
      <h2>{t.comments}</h2>
      <suite-chatter data-res-model="blog.post" data-res-id="3"></suite-chatter>
      <h2>{t.next}</h2>
      {nextPost(view)}
      <h2>{t.product}</h2>
      <suite-rating-stats data-res-model="product.template" data-res-id="2"></suite-rating-stats>
      <suite-chatter data-res-model="product.template" data-res-id="2"></suite-chatter>
      <h2>{t.give}</h2>
      {ratingForm(view)}
      <h2>{t.face}</h2>
      {face(view)}
    </div>
  );
};
