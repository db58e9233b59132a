const en = {
  title: "Stored records",
  note: "Orders, payments, chats, forms, signatures, links and all other records of visitors, with a search, for the operator.",
  what: "Kind",
  everything: "all kinds",
  search: "Search",
  when: "When",
  /** `{count}` is a number. */
  shown: "The newest 50 of {count}",
  nothing: "No matching records.",
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
