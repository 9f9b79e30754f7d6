import { mount } from "svelte";
import App from "./common/App.svelte";
import "./common/tokens.css";
import "./common/base.css";
import { keepFocus } from "./common/focus";
import { session } from "./common/session.svelte";

const target = document.getElementById("app");
if (target) {
  keepFocus();
  void session.begin();
  mount(App, { target });
}
