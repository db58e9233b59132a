/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { words } from "#demo/common/words.ts";
import type { Example, Variant } from "./example.ts";
import { Post } from "./Post.tsx";

const ownTexts = (view: View): Variant => ({
  ...words(view, {
    en: {
      title: "Your own words",
      note: "Each text has an attribute. The language of the page is kept for the rest.",
    },
    ar: { title: "بكلماتك أنت", note: "لكل نص سمة. وتبقى لغة الصفحة لما سواه." },
  }),
  tag: (
    <suite-follow
      data-model="blog.post"
      data-res-id="2"
      data-text-placeholder={words(view, { en: "name@company.com", ar: "name@company.com" })}
      data-text-follow={words(view, { en: "Keep me posted", ar: "أبقوني على اطلاع" })}
    ></suite-follow>
  ),
});

const ownStyles = (view: View): Variant => ({
  ...words(view, {
    en: {
      title: "Your own looks",
      note: "Custom properties reach in. The text colour of the button follows your accent, so that it stays readable.",
    },
    ar: {
      title: "بمظهرك أنت",
      note: "تصل الخصائص المخصصة إلى الداخل. ويتبع لون نص الزر لونك المميّز كي يبقى مقروءًا.",
    },
  }),
  tag: <suite-follow data-model="event.event" data-res-id="1"></suite-follow>,
  stage: "brand",
});

const onDarkBand = (view: View): Variant => ({
  ...words(view, {
    en: { title: "On a dark band", note: "Font, colours and scheme come from what surrounds it." },
    ar: { title: "على شريط داكن", note: "الخط والألوان والنظام مما يحيط به." },
  }),
  tag: <suite-follow data-model="blog.blog" data-res-id="1"></suite-follow>,
  stage: "dark",
});

const unsubscribing = (view: View): Variant => ({
  ...words(view, {
    en: {
      title: "Came to unsubscribe",
      note: "For the link in your mails: offers it to somebody whom the suite does not know.",
    },
    ar: { title: "جاء ليلغي اشتراكه", note: "للرابط في رسائلك: يعرضه على من لا يعرفه النظام." },
  }),
  tag: <suite-follow data-model="blog.post" data-res-id="4" data-unsubscribe=""></suite-follow>,
});

const failing = (view: View): Variant => ({
  ...words(view, {
    en: {
      title: "When it fails",
      note: "There is no such record, which the suite says when somebody subscribes. The block tells it and offers to try again; what was typed stays.",
    },
    ar: {
      title: "حين يفشل",
      note: "لا يوجد سجل كهذا، ويقول النظام ذلك حين يشترك أحد. ينقله العنصر ويعرض المحاولة مجددًا، وما كُتب يبقى.",
    },
  }),
  tag: <suite-follow data-model="blog.post" data-res-id="4040"></suite-follow>,
});

export const example: Example = {
  page: "/blog",
  preview: () => <suite-follow data-model="blog.post" data-res-id="3"></suite-follow>,
  live: (view) => (
    <Post view={view} id={3}>
      <suite-follow data-model="blog.post" data-res-id="3"></suite-follow>
    </Post>
  ),
  variants: (view) => [ownTexts(view), ownStyles(view), onDarkBand(view), unsubscribing(view), failing(view)],
};
