import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/look.css";
import { ALONE } from "./lib/place";
import { KEY, settings } from "./lib/settings.svelte";
import { texts } from "./lib/texts.svelte";

if (ALONE) await (await import("./engine/begin")).default();
settings.apply();
await texts.open(settings.lang);
mount(App, { target: document.getElementById("app")! });

// A table that lies open follows what is chosen on the settings page in another tab.
addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  settings.readAgain();
  void texts.open(settings.lang);
});

if ("serviceWorker" in navigator && import.meta.env.PROD && !ALONE) void navigator.serviceWorker.register("/sw.js");
