const en = {
  title: "Proof",
  note: "Results of the last test run, element by element, as the tests wrote them.",
  none: "The tests have not run here: `npm test` writes the results of this page.",
  /** `{engines}`, `{date}`, `{commit}`, `{system}`, `{cores}` and `{node}` identify the run. */
  run: "Run in {engines}: {date}, commit {commit}. {system}, {cores} cores, Node {node}.",
  released: "This is the report of the last release. `npm test` makes one of your copy, which this page shows then.",
  stages: "All tests",
  stage: "Part",
  seconds: "Seconds",
  passed: "Passed",
  failed: "Failed",
  unstable: "Passed when repeated",
  skipped: "Not applicable",
  untested: "Not tested",
  guarantees: "What every element guarantees",
  guaranteesNote:
    "Each line is a test of every element: in Chromium with Preact and with React; in Firefox and WebKit if it depends on the engine.",
  element: "Element",
  own: "Its own tests",
  budgets: "Sizes",
  budgetsNote: "kB of brotli. A larger build fails.",
  what: "What",
  measured: "Measured",
  limit: "Limit",
  history: "Limits over time",
  all: "All elements",
  /** Number of elements. */
  of: "{count} of {all}",
};

export type ProofTexts = typeof en;

const ar: ProofTexts = {
  title: "البرهان",
  note: "ما وجده آخر تشغيل للاختبارات، عنصرًا عنصرًا: لا شيء هنا مكتوب باليد.",
  none: "لم تُشغَّل الاختبارات هنا: ما تعرضه هذه الصفحة يكتبه `npm test`.",
  run: "شُغّلت في {engines}: {date}، على النسخة {commit}. {system}، عدد الأنوية: {cores}، Node {node}.",
  released: "هذا تقرير آخر إصدار. يكتب `npm test` تقريرًا لنسختك، فتعرضه هذه الصفحة.",
  stages: "كل الاختبارات",
  stage: "الجزء",
  seconds: "ثوانٍ",
  passed: "نجح",
  failed: "فشل",
  unstable: "نجح عند الإعادة",
  skipped: "لا شيء يُفحص",
  untested: "لم يُختبر",
  guarantees: "ما يضمنه كل عنصر",
  guaranteesNote:
    "كل جملة اختبار يمر به كل عنصر: في Chromium على Preact وعلى React، وفي Firefox وWebKit ما يعتمد منها على المحرّك.",
  element: "العنصر",
  own: "اختباراته الخاصة",
  budgets: "الأحجام",
  budgetsNote: "كيلوبايت brotli. البناء الأكبر من ذلك يفشل.",
  what: "ماذا",
  measured: "المقيس",
  limit: "الحد",
  history: "الحدود عبر الزمن",
  all: "كل العناصر",
  of: "{count} من {all}",
};

export const proofTexts = { en, ar };
