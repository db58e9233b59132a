import type { PictureProps } from "./viewer.types.ts";

/** Keeps the focus in the dialog, which hears the keys: the control that had the focus may have gone. */
const keepFocus = (node: HTMLElement | null): void => {
  if (node && !(node.getRootNode() as ShadowRoot).activeElement) node.closest<HTMLElement>("[tabindex]")?.focus();
};

interface BrokenProps extends Pick<PictureProps, "file" | "texts"> {
  readonly text: string;
}

/** Message in place of a file that cannot be shown, with a link to the file. Part: broken. */
export const Broken = ({ file, text, texts }: BrokenProps) => (
  <div ref={keepFocus} className="say">
    <p part="broken" role="alert">
      {text}
    </p>
    <a href={file.download} target="_blank" rel="noopener">
      {texts.download}
    </a>
  </div>
);
