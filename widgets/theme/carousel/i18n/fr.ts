export { default } from "../../../../shared/ui/carousel/i18n/fr.ts";
