/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import { Code } from "../Code.tsx";

const texts = (view: View) =>
  localized(view, {
    en: {
      title: "Page doctor",
      lead: "This page has the loader twice, a misspelt tag, a misspelt attribute, and an element whose suite the page's policy blocks. The panel lists each mistake with its fix, in English as in the console.",
      bookmarklet: "As a bookmark, for any page",
      how: "Create a bookmark with this address, and open it on the page to check.",
    },
    ar: {
      title: "طبيب الصفحة",
      lead: "في هذه الصفحة المحمّل مكرر، ووسم وسمة مكتوبان خطأً، وعنصر يسأل نظامًا تمنعه سياسة الصفحة. واللوحة، التي تتكلم الإنجليزية مثل وحدة التحكم، تسمّي كلًّا منها وما يصلحه.",
      bookmarklet: "كعلامة مرجعية لأي صفحة",
      how: "أنشئ علامة مرجعية بهذا العنوان، واضغطها في الصفحة التي تريد فحصها.",
    },
  });

/** /try/doctor, with intentional mistakes. */
export const DoctorPage = ({ view }: { view: View }) => {
  const t = texts(view);
  const chunk = `${view.origin}/suite-widgets/${view.version}/chunks/doctor.js`;
  return (
    <div class="wrap read">
      <h1>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <h2>{t.bookmarklet}</h2>
      <p>{t.how}</p>
      <Code id="bookmarklet" text={`javascript:import("${chunk}").then((doctor)=>doctor.open())`} t={view.t} />
      <suite-folow data-model="blog.post" data-res-id="1"></suite-folow>
      <suite-follow data-model="blog.post" data-res-id="1" data-sever={view.origin}></suite-follow>
      <suite-subscribe data-list-id="1" data-server="https://suite.example"></suite-subscribe>
      <script src="/dist/suite.js" data-doctor defer></script>
    </div>
  );
};
