import { useStore, type WidgetView } from "#shared/element/index.ts";
import type { ConsentProps, ConsentStore, ConsentTexts } from "./consent.store.ts";

export function Consent({ store, texts }: WidgetView<ConsentStore, ConsentProps, ConsentTexts>) {
  const granted = useStore(store.granted);
  return (
    <div className="choices" part="choices" role="group" aria-labelledby="question">
      <span id="question">{texts.question}</span>
      {store.purposes().map((purpose) => (
        <label key={purpose} className="choice" part="choice">
          <input
            type="checkbox"
            role="switch"
            checked={granted.includes(purpose)}
            onChange={({ currentTarget: { checked } }) => store.choose(purpose, checked)}
          />
          {texts[purpose]}
        </label>
      ))}
    </div>
  );
}
