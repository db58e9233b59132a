/** @jsxImportSource hono/jsx */

/** What the suite's editor writes for things of other sites, which are asked for nothing before a press, and who allows more. */
export const Outside = () => (
  <>
    <h2>From other sites</h2>
    <suite-consent></suite-consent>
    <div class="outside">
      <div class="media_iframe_video" data-oe-expression="//www.youtube.com/embed/aqz-KE-bpKQ?rel=0">
        <div class="css_editable_mode_display">&nbsp;</div>
        <div class="media_iframe_video_size">&nbsp;</div>
      </div>
      <div class="o_facebook_page" data-href="https://www.facebook.com/example" data-height="240"></div>
    </div>
    <p>
      <button type="button" class="btn btn-secondary oe_social_share" data-hashtags="#furniture">
        Share this page
      </button>
    </p>
  </>
);
