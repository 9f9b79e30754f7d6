// Before anything is painted: the theme and the language that were chosen here, or those of the system.
(function () {
  function kept(name) {
    try {
      return localStorage.getItem(name);
    } catch (refused) {
      return null;
    }
  }
  var root = document.documentElement;
  var light = window.matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme = kept("theme") || (light ? "light" : "dark");
  var spoken = [kept("lang")].concat(navigator.languages || [navigator.language]);
  for (var at = 0; at < spoken.length; at++) {
    var lang = String(spoken[at] || "").slice(0, 2).toLowerCase();
    if (lang === "en" || lang === "fr" || lang === "ru") {
      root.lang = lang;
      break;
    }
  }
})();
