export { default } from "../../../../shared/ui/news/i18n/es.ts";
