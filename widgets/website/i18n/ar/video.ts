import type { VideoTexts } from "#website/video/video.strings.ts";

export const video = {
  video: "فيديو",
  play: "تشغيل الفيديو",
  playTitle: "تشغيل الفيديو: {title}",
  note: "يُعرض من {site}، الذي يعلم عندئذ بزيارتك",
} satisfies VideoTexts;
