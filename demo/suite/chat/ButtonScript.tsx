/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";

/** Writes options as Python does, without a character that ends the script. */
const python = (options: object): string =>
  `{${Object.entries(options)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(", ")}}`.replace(/</g, "\\u003c");

/**
 * Built-in inline script of the chat button, which the policy blocks and our loader reads. It has its content only while an operator is
 * online.
 */
export const ButtonScript = ({ origin, options }: { origin: string; options: object | undefined }) => (
  <script>
    {raw(`
                document.addEventListener("DOMContentLoaded", function(event) {
                    eagle.define('im_livechat.livesupport', function (require) {${
                      options
                        ? `
                        var rootWidget = require('root.widget');
                        var im_livechat = require('im_livechat.im_livechat');
                        var button = new im_livechat.LivechatButton(
                            rootWidget,
                            "${origin}",
                            ${python(options)}
                        );
                        button.appendTo($('body'));
                        window.livechat_button = button;`
                        : ""
                    }
                    });
                });
            `)}
  </script>
);
