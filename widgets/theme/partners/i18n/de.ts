import carousel from "../../../../shared/ui/carousel/i18n/de.ts";
import failures from "../../../../shared/i18n/i18n/de.ts";

export default { ...failures, ...carousel };
