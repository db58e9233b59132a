/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";

const texts = (view: View) =>
  localized(view, {
    en: {
      title: "A desk for two heights",
      lead: "Standing for an hour in the morning changes the day. What we learned when we built a desk for it.",
      wood: "The top is solid wood, oiled three times. Oak is the lightest, walnut the quietest. The frame is welded in our own workshop.",
      buy: "The desk itself",
      desk: "Studio desk",
      more: "What goes with it",
      cable:
        "The tray keeps the cables together, whatever the height. The lamp lights the whole top, and the riser lifts the screen.",
      visit: "See how it is made",
      open: "The workshop is open to visitors on some days of the year. Coffee is included.",
      event: "Tickets for the day",
      say: "You were here already?",
      after: "Tell us how your visit was. It takes two minutes.",
      survey: "Questions about your visit",
      ask: "Ask the carpenters",
      answer: "Three of us answer, usually on the same day.",
      contact: "Contact form",
    },
    ar: {
      title: "مكتب بارتفاعين",
      lead: "الوقوف ساعة في الصباح يغيّر اليوم كله. هذا ما تعلمناه حين صنعنا مكتبًا لذلك.",
      wood: "السطح من خشب صلب مزيّت ثلاث مرات. البلوط أفتحها والجوز أهدؤها. ونلحم الهيكل في ورشتنا.",
      buy: "المكتب نفسه",
      desk: "مكتب الاستوديو",
      more: "ما يناسبه",
      cable: "يجمع الحامل الأسلاك مهما كان الارتفاع. والمصباح يضيء السطح كله، والرافعة ترفع الشاشة.",
      visit: "شاهد كيف يُصنع",
      open: "الورشة مفتوحة للزوار في بعض أيام السنة، والقهوة علينا.",
      event: "تذاكر اليوم",
      say: "هل زرتنا من قبل؟",
      after: "أخبرنا كيف كانت زيارتك. لا يستغرق ذلك إلا دقيقتين.",
      survey: "أسئلة عن زيارتك",
      ask: "اسأل النجارين",
      answer: "يجيب ثلاثة منا، وفي اليوم نفسه عادة.",
      contact: "نموذج الاتصال",
    },
  });

/** /try/article: each element is one line of the page's source, with a link for visitors without scripts. */
export const TryArticle = ({ view }: { view: View }) => {
  const t = texts(view);
  return (
    <div class="wrap read">
      <h1>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <p>{t.wood}</p>
      <h2>{t.buy}</h2>
      <suite-product data-template-id="9">
        <a href={view.link("/shop/product/9")}>{t.desk}</a>
      </suite-product>
      <h2>{t.more}</h2>
      <p>{t.cable}</p>
      <suite-product-list data-template-ids="39,35,43" data-columns="3">
        <a href={view.link("/shop")}>{t.more}</a>
      </suite-product-list>
      <h2>{t.visit}</h2>
      <p>{t.open}</p>
      <suite-event-tickets data-event-id="1">
        <a href={view.link("/event/1/register")}>{t.event}</a>
      </suite-event-tickets>
      <h2>{t.say}</h2>
      <p>{t.after}</p>
      <suite-survey data-src={view.link("/survey/start/workshop-visit-1")}>
        <a href={view.link("/survey/start/workshop-visit-1")}>{t.survey}</a>
      </suite-survey>
      <h2>{t.ask}</h2>
      <p>{t.answer}</p>
      <suite-form data-src={view.link("/contactus")}>
        <a href={view.link("/contactus")}>{t.contact}</a>
      </suite-form>
      <suite-cart-drawer></suite-cart-drawer>
    </div>
  );
};
