import type { LatestPostsTexts } from "#content/latest-posts/latest-posts.strings.ts";
import failures from "#shared/i18n/fr.ts";

export const latestPosts = {
  ...failures,
  loading: "Chargement des articles…",
  none: "Aucun article de blog n’a été trouvé. Assurez-vous que vos articles sont publiés.",
  broken:
    "Une erreur s’est produite dans ce bloc des derniers articles. Si le problème persiste, envisagez de le supprimer et d’en ajouter un nouveau",
} satisfies LatestPostsTexts;
