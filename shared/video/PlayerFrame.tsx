export interface PlayerFrameProps {
  /** Of the player, with https. */
  readonly src: string;
  readonly title: string;
}

/** The button that started it had the focus, and is gone. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/** The player of another site, which a visitor has started: it plays, and leads this page nowhere. Part: player. */
export const PlayerFrame = ({ src, title }: PlayerFrameProps) => (
  <iframe
    ref={takeFocus}
    className="player"
    part="player"
    src={src}
    title={title}
    allow="autoplay; fullscreen; picture-in-picture"
    sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    referrerPolicy="strict-origin-when-cross-origin"
  />
);
