import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/look.css";
import { settings } from "./lib/settings.svelte";
import { texts } from "./lib/texts.svelte";

settings.apply();
await texts.open(settings.lang);
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
