/** @jsxImportSource hono/jsx */

/** Built-in subscribe snippet. */
const Subscribe = ({ list }: { list: number }) => (
  <div class="input-group js_subscribe" data-list-id={list}>
    <input type="email" name="email" class="js_subscribe_email form-control" placeholder="your email..." />
    <span class="input-group-append">
      <a role="button" href="#" class="btn btn-primary js_subscribe_btn">
        Subscribe
      </a>
      <a role="button" href="#" class="btn btn-success js_subscribed_btn d-none" disabled>
        Thanks
      </a>
    </span>
    <div class="alert alert-success d-none">Thanks for your subscription!</div>
  </div>
);

/** Built-in newsletter popup, with the malformed dialog that editors store. */
const Popup = ({ list, editor }: { list: number; editor: boolean }) => (
  <div class="o_newsletter_popup" data-list-id={list}>
    {editor && (
      <div class="o_newsletter_popup_edit alert alert-warning css_non_editable_mode_hidden">
        <a href="#edit_dialog">Edit the newsletter popup</a>
      </div>
    )}
    <div id="o_newsletter_popup" class="modal fade modal-md modal-dialog" role="dialog">
      <div class="modal-content o_popup_modal_content">
        <a href="#" role="button" class="o_popup_btn_close" data-dismiss="modal" aria-label="Close">
          &times;
        </a>
        <div class="o_popup_modal_body text-center">
          <div class="o_popup_content_dev" data-oe-placeholder="Type popup content here"></div>
          <div class="input-group">
            <input
              type="email"
              name="email"
              class="popup_subscribe_email form-control"
              placeholder="your email..."
              autofocus
            />
            <span class="input-group-append">
              <a role="button" href="#" class="btn btn-primary popup_subscribe_btn">
                Subscribe
              </a>
            </span>
          </div>
        </div>
      </div>
    </div>
  </div>
);

/** /newsletter: one subscribe snippet for list 2 and one popup for list 1. */
export const Newsletter = ({ editor }: { editor: boolean }) => (
  <div id="wrap" class="oe_structure">
    <section class="s_text_block mt32 mb32">
      <div class="container">
        <div class="row">
          <div class="col-lg-8 offset-lg-2">
            <h1>Letters from the workshop</h1>
            <p class="lead text-muted">
              Two lists, both quiet. Leave either with one click, and we forget the address.
            </p>
            <h2 class="h4 mt32">Stock and delivery news</h2>
            <p>What is on the shelf, what leaves the harbour this month, and which piece waits for wood.</p>
            <Subscribe list={2} />
            <h2 class="h4 mt32">The workshop letter</h2>
            <p>Five times a year. We ask you about it when you are about to leave this page.</p>
          </div>
        </div>
      </div>
    </section>
    <Popup list={1} editor={editor} />
  </div>
);
