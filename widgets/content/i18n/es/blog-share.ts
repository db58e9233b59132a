import type { BlogShareTexts } from "#content/blog-share/blog-share.strings.ts";

export const blogShare = {
  tweet: "Un artículo de blog increíble: {title}. Léalo aquí: {url}",
  shareOn: "{network}: compartir «{title}»",
  selection: "Compartir el texto seleccionado",
  tweetSelection: "Tuitear",
  quote: "Citar en un comentario",
  share: "Compartir…",
} satisfies BlogShareTexts;
