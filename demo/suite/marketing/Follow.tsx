/** @jsxImportSource hono/jsx */
import type { Visit } from "#demo/server/visit.ts";
import { blockTexts } from "./block-texts.ts";

/** Built-in follow block. Only anonymous visitors have the field: signed-in visitors follow with their own address. */
export const Follow = ({ visit, model, id }: { visit: Visit; model: string; id: number }) => {
  const t = blockTexts(visit);
  return (
    <div class="input-group js_follow" data-id={id} data-object={model} data-follow="off">
      {visit.user.role === "public" && (
        <input type="email" name="email" class="js_follow_email form-control" placeholder={t.email} />
      )}
      <div class="input-group-append">
        <button href="#" class="btn btn-secondary js_unfollow_btn">
          {t.unsubscribe}
        </button>
        <button href="#" class="btn btn-primary js_follow_btn">
          {t.subscribe}
        </button>
      </div>
    </div>
  );
};
