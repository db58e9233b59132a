import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** The pointer of a screen without hands stays in its middle, and what is below it has the keyboard: every window is over that. */
const size = ["-screen", "0", "240x240x24"];

/** Returns the settings of a desktop, from which WebKitGTK takes the visitor's preferences. */
const settings = ({ colorScheme, reducedMotion }) =>
  `Net/ThemeName "${colorScheme === "dark" ? "Adwaita-dark" : "Adwaita"}"\n` +
  `Gtk/EnableAnimations ${reducedMotion === "reduce" ? 0 : 1}\n`;

/**
 * Virtual screen with a desktop's settings.
 * @param {{ screen: string, settings: string }} paths of Xvfb and xsettingsd
 * @param {string} folder for the settings' file
 */
export async function openScreen(paths, folder) {
  const server = spawn(paths.screen, ["-displayfd", "1", ...size, "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  server.stdout.setEncoding("utf8");
  const [number] = await Promise.race([
    once(server.stdout, "data"),
    once(server, "exit").then(() => Promise.reject(new Error("Xvfb ended before it had a screen"))),
  ]);
  const display = `:${number.trim()}`;
  const file = join(folder, "settings");
  writeFileSync(file, settings({}));
  const daemon = spawn(paths.settings, ["-c", file], { stdio: "ignore", env: { ...process.env, DISPLAY: display } });
  return {
    display,
    /** Sets the preferences of all pages on the screen; they take effect a moment later. @param {{ colorScheme?: string, reducedMotion?: string }} preferences */
    prefer(preferences) {
      writeFileSync(file, settings(preferences));
      daemon.kill("SIGHUP");
    },
    end() {
      daemon.kill();
      server.kill();
    },
  };
}
