const en = {
  title: "Everything stored",
  note: "Orders, payments, chats, forms, signatures, links and all else that visitors leave behind, to search, for the operator.",
  what: "Of",
  everything: "everything",
  search: "Search",
  when: "When",
  /** `{count}` is a number. */
  shown: "The newest 50 of {count}",
  nothing: "Nothing that matches is stored.",
};

const ar: typeof en = {
  title: "كل ما حُفظ",
  note: "الطلبات والمدفوعات والمحادثات والنماذج والتواقيع والروابط وكل ما يتركه الزوار، للبحث فيه، للموظف.",
  what: "من",
  everything: "الكل",
  search: "بحث",
  when: "متى",
  shown: "أحدث 50 من {count}",
  nothing: "لا شيء محفوظ يطابق ذلك.",
};

export const storedTexts = { en, ar };
