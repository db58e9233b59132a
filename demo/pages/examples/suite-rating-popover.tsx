/** @jsxImportSource hono/jsx */
import type { View } from "../view.ts";
import type { Example } from "./example.ts";
import { words } from "./words.ts";

const face = (view: View) => {
  const { happy, by, text } = words(view, {
    en: { happy: "Happy", by: "Rated by: Joel Willis", text: "It stands again, and it does not creak." },
    ar: { happy: "راضٍ", by: "قيّمه: جويل ويليس", text: "عاد يقف ثابتًا ولا يُصدر صريرًا." },
  });
  return (
    <suite-rating-popover data-date="2026-11-02 09:30:00">
      <img src="/rating/static/src/img/rating_10.png" alt={happy} width="40" height="40" />
      <div slot="content">
        <time></time>
        <p>{by}</p>
        <p>{text}</p>
      </div>
    </suite-rating-popover>
  );
};

export const example: Example = { page: "/project/rating/1", preview: face, live: face, variants: () => [] };
