const { lang } = document.body;
const time = new Intl.DateTimeFormat(lang, { timeStyle: "short" });
const day = new Intl.DateTimeFormat(lang, { day: "numeric", month: "short" });
const whole = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeStyle: "short" });

/** Shows the suite's UTC `YYYY-MM-DD HH:MM:SS`: as a time if today, otherwise as a day. */
export function showMoment(element: HTMLTimeElement, suiteDate: string): void {
  const date = new Date(`${suiteDate.replace(" ", "T")}Z`);
  const isToday = date.toDateString() === new Date().toDateString();
  element.textContent = (isToday ? time : day).format(date);
  element.dateTime = date.toISOString();
  element.title = whole.format(date);
}
