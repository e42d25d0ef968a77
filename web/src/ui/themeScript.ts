export const THEME_KEY = "ronda.theme";

/** Run before the page is drawn, so that it never flashes. */
export const THEME_SCRIPT = `(function(){var t;try{t=localStorage.getItem("${THEME_KEY}")}catch(e){}
var d=t==="dark"||(t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.dataset.theme=d?"dark":"light";
try{var l=localStorage.getItem("ronda.language")||(navigator.language.indexOf("es")===0?"es":"en");document.documentElement.lang=l}catch(e){}})()`;
