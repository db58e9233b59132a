/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";

/** /payment/process. The policy blocks its script, like other inline scripts. */
export const ProcessPage = ({ ids }: { ids: readonly number[] }) => (
  <>
    <div class="wrap">
      <div class="container o_website_payment">
        <div class="o_payment_processing">
          <div class="row">
            <div class="o_payment_processing_content col-sm-6 col-sm-offset-3"></div>
          </div>
        </div>
      </div>
    </div>
    <script>
      {raw(`
                eagle.define('payment.processing_bootstrap', function(require) {
                    var PaymentProcessing = require('payment.processing');
                    var processingWidget = new PaymentProcessing(null, [${ids.join(", ")}]);
                    processingWidget.attachTo($('.o_payment_processing'));
                });
            `)}
    </script>
  </>
);
