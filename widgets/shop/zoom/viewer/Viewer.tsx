import { useStore } from "#shared/element/index.ts";
import { Dialog, dialogCss, Icon, icons, lateStyles, toolCss } from "#shared/ui/index.ts";
import type { ZoomView } from "../zoom.store.ts";
import { usePane } from "./use-pane.ts";
import css from "./viewer.css";

/** Loads later than the element, and so brings its own styles. */
const adopt = lateStyles(toolCss, dialogCss, css);

/** Dialog with the whole large picture in a pane that scrolls; starts at the picture's own size. */
export function Viewer({ store, texts, context }: ZoomView) {
  const { picture, scale } = useStore(store.state);
  const { pane, image, zoom } = usePane(store);
  const name = picture?.alt || texts.picture;
  return (
    <Dialog open label={name} closeText={texts.close} onClose={store.close}>
      <div className="viewer" ref={adopt}>
        <div ref={pane} className="pane" part="pane" tabIndex={0} role="group" aria-label={name}>
          <img ref={image} part="picture" src={picture?.large} alt={picture?.alt} draggable={false} />
        </div>
        <div className="tools">
          <button className="tool" part="zoom-out" type="button" aria-label={texts.zoomOut} onClick={() => zoom(-1)}>
            <Icon path={icons.minus} />
          </button>
          <p part="scale" role="status">
            {new Intl.NumberFormat(context.lang, { style: "percent" }).format(scale)}
          </p>
          <button className="tool" part="zoom-in" type="button" aria-label={texts.zoomIn} onClick={() => zoom(1)}>
            <Icon path={icons.plus} />
          </button>
        </div>
      </div>
    </Dialog>
  );
}
