/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { View } from "#demo/common/view.ts";
import { words } from "#demo/common/words.ts";

/** The band of a site that offers its newsletter. */
export const Newsletter = ({ view, children }: { view: View; children?: Child }) => {
  const [title, text] = words(view, {
    en: [
      "Stock and delivery news",
      "What is on the shelf, what leaves the harbour this month, and which piece waits for wood.",
    ],
    ar: ["أخبار المخزون والتوصيل", "ما على الرف، وما يغادر الميناء هذا الشهر، وأي قطعة تنتظر الخشب."],
  });
  return (
    <div class="newsletter">
      <div lang={view.textLang}>
        <p class="post-title">{title}</p>
        <p class="post-text">{text}</p>
      </div>
      {children}
    </div>
  );
};
