/** @jsxImportSource hono/jsx */
import type { Visit } from "#demo/server/visit.ts";
import { blockTexts } from "./block-texts.ts";

/** Built-in subscribe snippet. */
const Subscribe = ({ visit, list }: { visit: Visit; list: number }) => {
  const t = blockTexts(visit);
  return (
    <div class="input-group js_subscribe" data-list-id={list}>
      <input type="email" name="email" class="js_subscribe_email form-control" placeholder={t.email} />
      <span class="input-group-append">
        <a role="button" href="#" class="btn btn-primary js_subscribe_btn">
          {t.subscribe}
        </a>
        <a role="button" href="#" class="btn btn-success js_subscribed_btn d-none" disabled>
          {t.subscribed}
        </a>
      </span>
      <div class="alert alert-success d-none">{t.thanks}</div>
    </div>
  );
};

/** Built-in newsletter popup, with the malformed dialog that editors store. */
const Popup = ({ visit, list, editor }: { visit: Visit; list: number; editor: boolean }) => {
  const t = blockTexts(visit);
  return (
    <div class="o_newsletter_popup" data-list-id={list}>
      {editor && (
        <div class="o_newsletter_popup_edit alert alert-warning css_non_editable_mode_hidden">
          <a href="#edit_dialog">{t.editPopup}</a>
        </div>
      )}
      <div id="o_newsletter_popup" class="modal fade modal-md modal-dialog" role="dialog">
        <div class="modal-content o_popup_modal_content">
          <a href="#" role="button" class="o_popup_btn_close" data-dismiss="modal" aria-label={t.close}>
            &times;
          </a>
          <div class="o_popup_modal_body text-center">
            <div class="o_popup_content_dev" data-oe-placeholder="Type popup content here"></div>
            <div class="input-group">
              <input
                type="email"
                name="email"
                class="popup_subscribe_email form-control"
                placeholder={t.email}
                autofocus
              />
              <span class="input-group-append">
                <a role="button" href="#" class="btn btn-primary popup_subscribe_btn">
                  {t.subscribe}
                </a>
              </span>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
};

/** /newsletter: one subscribe snippet for list 2 and one popup for list 1. */
export const Newsletter = ({ visit, editor }: { visit: Visit; editor: boolean }) => {
  const t = blockTexts(visit);
  return (
    <div id="wrap" class="oe_structure">
      <section class="s_text_block mt32 mb32">
        <div class="container">
          <div class="row">
            <div class="col-lg-8 offset-lg-2">
              <h1>{t.letters}</h1>
              <p class="lead text-muted">{t.lettersLead}</p>
              <h2 class="h4 mt32">{t.stock}</h2>
              <p>{t.stockText}</p>
              <Subscribe visit={visit} list={2} />
              <h2 class="h4 mt32">{t.letter}</h2>
              <p>{t.letterText}</p>
            </div>
          </div>
        </div>
      </section>
      <Popup visit={visit} list={1} editor={editor} />
    </div>
  );
};
