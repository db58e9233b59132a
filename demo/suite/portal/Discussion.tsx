/** @jsxImportSource hono/jsx */
interface Props {
  readonly model: string;
  readonly id: number;
  readonly hasRatings?: boolean;
  /** Grants access to the record's messages. */
  readonly token?: string;
}

/** Empty container of the suite for messages. */
export const Discussion = ({ model, id, hasRatings, token }: Props) => (
  <div
    id="discussion"
    class="d-print-none o_portal_chatter o_not_editable p-0"
    data-token={token}
    data-res_model={model}
    data-res_id={id}
    data-pager_step="10"
    data-allow_composer="1"
    data-display_rating={hasRatings ? "True" : undefined}
  ></div>
);
