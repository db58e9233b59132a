import carousel from "../../../../shared/ui/carousel/i18n/fr.ts";
import failures from "../../../../shared/i18n/i18n/fr.ts";

export default { ...failures, ...carousel };
