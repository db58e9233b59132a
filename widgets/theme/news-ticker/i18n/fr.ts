export { default } from "../../../../shared/ui/news/i18n/fr.ts";
