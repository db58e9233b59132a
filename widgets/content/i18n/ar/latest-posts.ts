import type { LatestPostsTexts } from "#content/latest-posts/latest-posts.strings.ts";
import failures from "#shared/i18n/ar.ts";

export const latestPosts = {
  ...failures,
  loading: "جارٍ تحميل المقالات…",
  none: "لم يُعثر على أي مقال. تأكد من نشر مقالاتك.",
  broken: "حدث خطأ في مجموعة أحدث المقالات هذه. إذا استمرت المشكلة فاحذفها وأضف واحدة جديدة",
} satisfies LatestPostsTexts;
