import { useStore, type WidgetView } from "#shared/element/index.ts";
import { Icon, icons } from "#shared/ui/index.ts";
import type { Attachment, Kind } from "../common/viewer/attachment.ts";
import { LateViewer } from "../common/viewer/late-viewer.ts";
import type { AttachmentsProps, AttachmentsStore, AttachmentsTexts } from "./attachments.store.ts";

const kindIcons: Readonly<Record<Kind | "other", string>> = {
  image: icons.picture,
  video: icons.video,
  youtube: icons.video,
  pdf: icons.sheetWritten,
  text: icons.sheetWritten,
  other: icons.sheet,
};

interface FileProps {
  readonly file: Attachment;
  readonly texts: AttachmentsTexts;
  readonly onOpen: () => void;
}

function File({ file: { name, kind, download }, texts, onOpen }: FileProps) {
  const content = (
    <>
      <Icon path={kindIcons[kind ?? "other"]} />
      <bdi>{name || texts.file}</bdi>
    </>
  );
  return kind ? (
    <button className="file" part="attachment" type="button" aria-haspopup="dialog" onClick={onOpen}>
      {content}
    </button>
  ) : (
    <a className="file" part="attachment" href={download} target="_blank" rel="noopener">
      {content}
    </a>
  );
}

export function Attachments({ store, props, texts }: WidgetView<AttachmentsStore, AttachmentsProps, AttachmentsTexts>) {
  const { viewer } = store;
  const { attachments, active } = useStore(viewer.state);
  return (
    <div>
      {props.items.length > 0 ? (
        <ul className="files" part="attachments" aria-label={texts.attachments}>
          {attachments.map((file) => (
            <li key={file.id}>
              <File file={file} texts={texts} onOpen={() => viewer.open(file.id)} />
            </li>
          ))}
        </ul>
      ) : (
        <slot />
      )}
      {active > 0 && <LateViewer viewer={viewer} texts={texts} onError={viewer.fail} />}
    </div>
  );
}
