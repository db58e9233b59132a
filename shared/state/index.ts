export { attention, type Attention } from "./attention.ts";
export {
  createCarousel,
  type CarouselProps,
  type CarouselState,
  type CarouselStore,
  type Hold,
  type Move,
  type Track,
} from "./carousel.ts";
export { createCopying, type Copying, type CopyState } from "./copying.ts";
export { cookies } from "./cookies.ts";
export { createEmailForm, looksLikeEmail, type EmailForm, type EmailFormState } from "./email-form.ts";
export { onFrames } from "./frames.ts";
export { mailingList, type MailingList } from "./mailing-list.ts";
export { remote, type Remote, type RemoteState } from "./remote.ts";
export { createSlides, type SlidesProps, type SlidesStore } from "./slides.ts";
export { createNews, type NewsProps, type NewsStore } from "./news.ts";
