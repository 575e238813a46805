import { THEME_KEY, THEMES } from '../../kit/theme/theme';
import { ABOUT_KEY } from '../home/about-key';

/** On a line with so many ms to the first byte the font would hold up the words. */
const SLOW_LINE = 150;

/**
 * Runs in the head before anything is painted, as text in the page (its hash is in the security
 * policy). It sets the stored theme, so nothing flashes, and lets pictures and the page's own
 * script wait until the words have been painted. The font is fetched before them, too, but for a first visit on a
 * slow line: there it comes with the next page. Once all is loaded it
 * registers the service worker.
 */
export const FIRST_PAINT = `(function(root){
var line=navigator.connection,worker=navigator.serviceWorker;
try{var theme=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(${JSON.stringify(THEMES)}.indexOf(theme)>=0)root.dataset.theme=theme;
if(localStorage.getItem(${JSON.stringify(ABOUT_KEY)})==="false")root.setAttribute("data-about-closed","")}catch(e){}
if(line&&line.rtt>=${SLOW_LINE}&&!(worker&&worker.controller))root.setAttribute("data-late","");else document.getElementById("font").rel="preload";
function done(){root.removeAttribute("data-waiting");root.dispatchEvent(new Event("painted"))}
try{if(PerformanceObserver.supportedEntryTypes.indexOf("paint")<0)return;
root.setAttribute("data-waiting","");
new PerformanceObserver(function(list,self){if(list.getEntriesByName("first-contentful-paint").length){done();self.disconnect()}}).observe({type:"paint",buffered:true})}catch(e){done()}
})(document.documentElement);
addEventListener("load",function(){navigator.serviceWorker&&navigator.serviceWorker.register("/sw.js").catch(function(e){console.warn("Playing offline is not possible here",e)})})`.replaceAll(
  '\n',
  '',
);
