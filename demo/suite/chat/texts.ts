const en = {
  chatTitle: "The bench by the window",
  chatLead: "Ash from one slope, oiled twice, made in small numbers. Not sure whether it fits? Ask the workshop.",
  chatHow:
    "The chat floats at the corner of this page. Answer it yourself on {console}, in a second browser or a private window.",
  chatConsole: "the operator’s console",
  chatLooks: "Variant of the chat",
  chatPlain: "Default",
  chatStart: "Other side, custom texts",
  chatShop: "Opens by itself",
  chatHidden: "Not on this page",
  chatShopNote:
    "A rule of this channel: on addresses with /shop, the chat opens after three seconds. Once an hour, and never on phones.",
  chatHiddenNote: "A rule of this channel: no button on addresses with /contactus, so none is shown here.",
  chatAway: "No operator online",
  chatAwayNote:
    "This channel has no operators. The window shows a message and a form of this page; its questions are listed with the received forms.",
  awayName: "Your name",
  awayEmail: "Email",
  awayQuestion: "Your question",
  awaySend: "Send",
  chatForget: "Forget my visit",
  chatForgotten: "Deleted. The chat starts again.",
  orderTitle: "Delivery of SO042",
  orderLead:
    "What the workshop brings, and when. The chat about it is at the bottom of the page, with all messages since the order.",
  orderState: "On its way",
  orderWhen: "Tomorrow, between eight and ten",
  orderWhere: "858 Lynn Street, second floor, stairs with one turn",
  orderPiece: "Piece",
  orderCount: "Count",
  orderNote: "Note",
  orderOpen: "Open the chat",
  orderPhone: "On phones the chat covers the screen, so this button opens it.",
  orderRows: [
    ["Table, ash, oiled", "1", "2.20 m, legs are put on upstairs"],
    ["Chairs, ash, soaped", "6", "without arms"],
    ["Blankets", "2", "go back with the driver"],
  ],
  orderStateLabel: "State",
  orderWhenLabel: "When",
  orderWhereLabel: "Where",
};

type ChatTexts = typeof en;

const ar: ChatTexts = {
  chatTitle: "مقعد عند النافذة",
  chatLead:
    "خشب دردار من سفح واحد، مدهون بالزيت مرتين، ويُصنع بأعداد قليلة. لست متأكدًا أنه يناسبك؟ اسأل، فيجيبك أحد من الورشة.",
  chatHow:
    "تطفو المحادثة في زاوية هذه الصفحة. أجب عنها بنفسك من {console} في متصفح آخر أو في نافذة خاصة: العرض متصفحان جنبًا إلى جنب.",
  chatConsole: "لوحة موظف المحادثة",
  chatLooks: "كيف تقف المحادثة هنا؟",
  chatPlain: "كما تأتي",
  chatStart: "في الجانب الآخر وبكلماتك",
  chatShop: "تُفتح من تلقاء نفسها",
  chatHidden: "ليست في هذه الصفحة",
  chatShopNote:
    "تقول قاعدة لهذه القناة: في العناوين التي فيها /shop افتحها بعد ثلاث ثوانٍ. مرة في الساعة، ولا تُفتح على الهواتف أبدًا.",
  chatHiddenNote: "تقول قاعدة لهذه القناة: لا زر في العناوين التي فيها /contactus. لا شيء يُرى هنا، وهذا هو المقصود.",
  chatAway: "لا أحد هناك",
  chatAwayNote:
    "لا أحد يتولى هذه القناة. اسأل مع ذلك: تقول النافذة ذلك وفيها نموذج من هذه الصفحة، يصل إلى النماذج الواردة.",
  awayName: "اسمك",
  awayEmail: "البريد الإلكتروني",
  awayQuestion: "سؤالك",
  awaySend: "إرسال",
  chatForget: "انسَ زيارتي",
  chatForgotten: "تم النسيان. تبدأ المحادثة من جديد.",
  orderTitle: "توصيل الطلب SO042",
  orderLead: "ما تجلبه الورشة ومتى. والحديث عنه في أسفل الصفحة، بكل ما قيل منذ الطلب.",
  orderState: "في الطريق",
  orderWhen: "غدًا بين الثامنة والعاشرة",
  orderWhere: "858 Lynn Street، الطابق الثاني، درج بانعطافة واحدة",
  orderPiece: "القطعة",
  orderCount: "العدد",
  orderNote: "ملاحظة",
  orderOpen: "افتح المحادثة",
  orderPhone: "على الهواتف تملأ المحادثة الشاشة، ولذلك تنتظر هذا الزر.",
  orderRows: [
    ["طاولة من الدردار بالزيت", "1", "2.20 م، تُركّب الأرجل في الأعلى"],
    ["كراسٍ من الدردار بالصابون", "6", "بلا مساند"],
    ["بطانيات", "2", "تعود مع السائق"],
  ],
  orderStateLabel: "الحالة",
  orderWhenLabel: "متى",
  orderWhereLabel: "أين",
};

export const chatTexts = { en, ar };
