/** @jsxImportSource hono/jsx */
import { dayFromNow } from "../corporate/days.ts";
import type { ThemeTexts } from "./content.ts";

export const Timer = ({ t }: { t: ThemeTexts }) => (
  <section
    class="js_cls_sh_corpomate_section_173 sh_corpomate_theme_section sh_dark"
    data-date_start={dayFromNow(-20)}
    data-date_end={dayFromNow(23)}
  >
    <div class="container text-center">
      <h2>{t.offer}</h2>
      <div class="sh_corpomate_counter_timer_main_div">
        {(["day", "hour", "minute", "second"] as const).map((unit) => (
          <span class={`sh_corpomate_timer_${unit}_counter`}>00</span>
        ))}
      </div>
    </div>
  </section>
);
export const Popup = ({ t }: { t: ThemeTexts }) => (
  <div id="sh_swp_model_popup" class="modal fade" role="dialog" data-backdrop="static">
    <div class="modal-dialog">
      <div class="modal-content">
        <div class="modal-body text-center">
          <h2>{t.popup}</h2>
          <p>{t.popupText}</p>
          <button type="button" class="btn btn-secondary" data-dismiss="modal">
            {t.noThanks}
          </button>
        </div>
      </div>
    </div>
  </div>
);
