import { failureTexts, type Texts } from "#shared/i18n/index.ts";
import { ratingTexts, starTexts } from "#shared/i18n/rating.strings.ts";

export const english = {
  ...failureTexts,
  ...starTexts,
  ...ratingTexts,
  comments: "Comments",
  count: { one: "{count} comment", other: "{count} comments" },
  none: "There are no comments for now.",
  noneRated: "Nobody has written with so many stars.",
  loading: "Loading comments…",
  write: "Write a message...",
  send: "Send",
  sending: "Your message is being sent.",
  sent: "Your message was posted.",
  unsent: "Your message was not posted.",
  lost: "There was no answer: your message may have been posted. When you try again, this is checked first.",
  login: "You must be logged in to post a comment.",
  loginLink: "Log in",
  published: "Published",
  publishedOn: "Published on {date}",
  unknown: "Visitor",
  pages: "Pages of comments",
  page: "Page {page}",
  previous: "Previous page",
  next: "Next page",
  files: "Attachments",
  file: "Unnamed file",
  rating: "Your rating",
};

export type ChatterTexts = Texts<typeof english>;
