/** Markup of elements, as page authors paste it. */
export const follow = '<suite-follow data-model="blog.post" data-res-id="1"></suite-follow>';
export const subscribe = '<suite-subscribe data-list-id="1"></suite-subscribe>';
export const chunk = (tag: string) => `chunks/${tag}.js`;

/** Markup of the built-in front end. */
export const builtInFollow = `<div class="input-group js_follow" data-id="1" data-object="blog.post" data-follow="off">
  <input type="email" name="email" class="js_follow_email form-control" placeholder="your email...">
  <div class="input-group-append"><button class="btn js_unfollow_btn" disabled>Unsubscribe</button><button class="btn js_follow_btn">Subscribe</button></div>
</div>`;
export const builtInSubscribe = `<div class="input-group js_subscribe" data-list-id="2">
  <input type="email" name="email" class="js_subscribe_email form-control" placeholder="your email...">
  <span class="input-group-append"><a role="button" href="#" class="btn js_subscribe_btn">Subscribe</a></span>
</div>`;
