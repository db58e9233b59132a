import { failureTexts, type Texts } from "../../../shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  comments: "Comments",
  count: { one: "{count} comment", other: "{count} comments" },
  none: "There are no comments for now.",
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
  noRating: "No rating",
  stars: { one: "{count} star", other: "{count} stars" },
  average: "{stars} of 5 stars",
};

export type ChatterTexts = Texts<typeof english>;
