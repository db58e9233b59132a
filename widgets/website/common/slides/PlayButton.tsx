import { Icon, icons } from "#shared/ui/index.ts";

interface PlayButtonProps {
  readonly playing: boolean;
  readonly texts: { readonly play: string; readonly pause: string };
  readonly onClick: () => void;
}

/** Button that stops and starts the automatic change of slides. Part: play. Styles: `toolCss`. */
export const PlayButton = ({ playing, texts, onClick }: PlayButtonProps) => (
  <button className="tool" part="play" type="button" aria-label={playing ? texts.pause : texts.play} onClick={onClick}>
    <Icon path={playing ? icons.pause : icons.play} />
  </button>
);
