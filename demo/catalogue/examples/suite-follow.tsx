/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example, Variant } from "./example.ts";
import { Post } from "./Post.tsx";

const ownTexts = (view: View): Variant => ({
  ...localized(view, {
    en: {
      title: "Custom texts",
      note: "Each text has an attribute. Other texts stay in the language of the page.",
    },
    ar: { title: "بكلماتك أنت", note: "لكل نص سمة. وتبقى لغة الصفحة لما سواه." },
  }),
  tag: (
    <suite-follow
      data-model="blog.post"
      data-res-id="2"
      data-text-placeholder={localized(view, { en: "name@company.com", ar: "name@company.com" })}
      data-text-follow={localized(view, { en: "Keep me posted", ar: "أبقوني على اطلاع" })}
    ></suite-follow>
  ),
});

const ownStyles = (view: View): Variant => ({
  ...localized(view, {
    en: {
      title: "Custom styles",
      note: "Custom properties reach the shadow root. The text colour of the button follows your accent, so that it stays readable.",
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
  ...localized(view, {
    en: { title: "On a dark band", note: "Font, colours and scheme come from its container." },
    ar: { title: "على شريط داكن", note: "الخط والألوان والنظام مما يحيط به." },
  }),
  tag: <suite-follow data-model="blog.blog" data-res-id="1"></suite-follow>,
  stage: "dark",
});

const unsubscribing = (view: View): Variant => ({
  ...localized(view, {
    en: {
      title: "Unsubscribe link",
      note: "For the link in your e-mails: offers to unsubscribe also to unknown visitors.",
    },
    ar: { title: "جاء ليلغي اشتراكه", note: "للرابط في رسائلك: يعرضه على من لا يعرفه النظام." },
  }),
  tag: <suite-follow data-model="blog.post" data-res-id="4" data-unsubscribe=""></suite-follow>,
});

const failing = (view: View): Variant => ({
  ...localized(view, {
    en: {
      title: "When it fails",
      note: "The record does not exist, so the suite rejects a subscription. The block shows the error with a retry; typed text stays.",
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
