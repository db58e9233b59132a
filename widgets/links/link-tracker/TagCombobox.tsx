import { useStore } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { Combobox } from "#shared/ui/index.ts";
import type { TagKind } from "../api/links.ts";
import { type LinkTrackerTexts, messageOr } from "./link-tracker.store.ts";
import type { TagField } from "./tag-field.store.ts";

interface TagComboboxProps {
  readonly kind: TagKind;
  readonly field: TagField;
  readonly texts: LinkTrackerTexts;
}

/** Field of one kind of tag. */
export function TagCombobox({ kind, field, texts }: TagComboboxProps) {
  const { text, open, options, active, loading, creating, listError, error } = useStore(field.state);
  return (
    <Combobox
      id={kind}
      label={texts[kind]}
      hint={texts[`${kind}Hint`]}
      placeholder={texts[`${kind}Placeholder`]}
      value={text}
      open={open}
      active={active}
      options={options.map(({ id, name }) =>
        id === null ? { key: "new", text: fill(texts.create, { name }) } : { key: id, text: name },
      )}
      busy={creating}
      empty={loading ? texts.loading : texts.noTags}
      problem={error ? messageOr(texts.createFailed, error) : listError ? texts.tagsFailed : undefined}
      clearText={texts.clear}
      control={field}
    />
  );
}
