import "../../src/boneyard/art/data/tokens.css";
import "../../src/boneyard/art/data/art.css";
import "./style/base.css";
import "./style/components.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./lib/start.ts";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no place for the client");
begin();
mount(App, { target });
