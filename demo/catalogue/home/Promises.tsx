/** @jsxImportSource hono/jsx */
import { Icon, type IconName } from "#demo/common/Icon.tsx";
import type { View } from "#demo/common/view.ts";

export const Promises = ({ view: { t } }: { view: View }) => {
  const promises: readonly (readonly [IconName, string, string])[] = [
    ["shield", t.promisePolicy, t.promisePolicyText],
    ["person", t.promiseAccess, t.promiseAccessText],
    ["arrows", t.promiseLanguage, t.promiseLanguageText],
    ["box", t.promiseStorage, t.promiseStorageText],
    ["repair", t.promiseFailure, t.promiseFailureText],
    ["code", t.promiseMarkup, t.promiseMarkupText],
  ];
  return (
    <section class="band later tinted" aria-labelledby="promises-title">
      <div class="wrap">
        <h2 id="promises-title">{t.promisesTitle}</h2>
        <ul class="promises" role="list">
          {promises.map(([icon, title, text]) => (
            <li>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
