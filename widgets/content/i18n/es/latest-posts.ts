import type { LatestPostsTexts } from "#content/latest-posts/latest-posts.strings.ts";
import failures from "#shared/i18n/es.ts";

export const latestPosts = {
  ...failures,
  loading: "Cargando publicaciones…",
  none: "No se encontró ninguna publicación. Asegúrese de que sus publicaciones estén publicadas.",
  broken:
    "Se produjo un error en este bloque de últimas publicaciones. Si persiste, considere eliminarlo y añadir uno nuevo",
} satisfies LatestPostsTexts;
