import type { DueLabelTexts } from "#portal/due-label/due-label.strings.ts";

export const dueLabel = {
  today: "يستحق اليوم",
  due: {
    one: "يستحق خلال يوم واحد",
    two: "يستحق خلال يومين",
    few: "يستحق خلال {count} أيام",
    many: "يستحق خلال {count} يومًا",
    other: "يستحق خلال {count} يوم",
  },
  overdue: {
    one: "متأخر يومًا واحدًا",
    two: "متأخر يومين",
    few: "متأخر {count} أيام",
    many: "متأخر {count} يومًا",
    other: "متأخر {count} يوم",
  },
} satisfies DueLabelTexts;
