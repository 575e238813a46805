import { THEME_KEY, THEMES } from '../../kit/theme/theme';
import { REPORT_INSTALL } from '../goal';
import { ABOUT_KEY } from '../home/about-key';

/** On a line with so many ms to the first byte the font would hold up the words. */
const SLOW_LINE = 150;

const oneLine = (script: string) => script.replaceAll('\n', '');

/**
 * Two scripts are text in the page (their hashes are in the security policy). This one runs in the
 * head, before anything is painted. It sets the stored theme, so nothing flashes, and tells pictures
 * to wait until the words have been painted. The font is fetched before them, too, but for a first
 * visit on a slow line: there it comes with the next page.
 */
export const BEFORE_PAINT = oneLine(`(function(root){
var line=navigator.connection,worker=navigator.serviceWorker;
try{var theme=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(${JSON.stringify(THEMES)}.indexOf(theme)>=0)root.dataset.theme=theme;
if(localStorage.getItem(${JSON.stringify(ABOUT_KEY)})==="false")root.setAttribute("data-about-closed","")}catch(e){}
if(line&&line.rtt>=${SLOW_LINE}&&!(worker&&worker.controller))root.setAttribute("data-late","");else document.getElementById("font").rel="preload";
root.setAttribute("data-waiting","")
})(document.documentElement)`);

/** What shows that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'offline'];
/** And without any of them, ms after the words. */
export const AT_LAST = 3000;
/** So many ms after all is loaded the page lives, and the rest of the site may come to the device (docs/decisions/0011). */
const AT_REST = 2000;

/**
 * And this one at the end of the page. It fetches the page's scripts, which a browser that reads ahead would do before
 * it paints the header. Two frames after the first paint, which may have been the header's, all words are painted: then
 * come the pictures, and the first script runs. A page that plays nothing is complete without it on a first visit, when
 * nothing is kept: there it waits for the first sign of somebody (docs/decisions/0010). The page's styles stand behind
 * its header (scripts/prerender.mjs), where React does not expect them, and go to the head before. A button pressed
 * before React is there is pressed again once it is. When all is loaded, the pictures further down come one by one, in
 * idle moments, and what is laid out with them; then, at rest, the service worker. It closes the blurb on Home for good,
 * where it was closed, and keeps the browser's offer to install, which comes once, on any page.
 */
export const AFTER_WORDS = oneLine(`(function(root){
var links=document.querySelectorAll("link[data-script]"),script=document.createElement("script"),pressed;
links.forEach(function(link){link.rel="modulepreload"});
function run(){if(script.src)return;var styles=document.getElementById("styles");styles&&document.head.append(styles);script.type="module";script.src=links[0].href;document.head.append(script)}
function early(e){var button=e.target.closest&&e.target.closest("#root button");if(button){e.preventDefault();pressed=button;run()}}
addEventListener("click",early,true);
window.answer=function(){removeEventListener("click",early,true);pressed&&pressed.click()};
function fill(){(window.requestIdleCallback||setTimeout)(function(){var picture=document.querySelector("img[loading=lazy]");
if(picture){picture.loading="eager";picture.decode().then(fill,fill)}})}
window.fill=fill;
function known(){try{return localStorage.length}catch(e){}}
function come(){var worker=navigator.serviceWorker;root.removeAttribute("data-waiting");if(document.readyState==="complete")fill();else addEventListener("load",fill);
if(document.querySelector("#root[data-game]")||location.search||history.state||worker&&worker.controller||known())return run();
${JSON.stringify(SIGNS)}.forEach(function(sign){addEventListener(sign,run,{capture:true,once:true,passive:true})});setTimeout(run,${AT_LAST})}
function soon(){requestAnimationFrame(function(){requestAnimationFrame(come)})}
try{if(PerformanceObserver.supportedEntryTypes.indexOf("paint")<0)soon();
else new PerformanceObserver(function(list,self){if(list.getEntriesByName("first-contentful-paint").length){self.disconnect();soon()}}).observe({type:"paint",buffered:true})}catch(e){soon()}
if(root.hasAttribute("data-about-closed")){root.removeAttribute("data-about-closed");
document.querySelectorAll("[data-about]").forEach(function(about){about.open=false})}
})(document.documentElement);
addEventListener("beforeinstallprompt",function(e){e.preventDefault();window.installOffer=e});
addEventListener("appinstalled",function(){window.installOffer=null});
${REPORT_INSTALL};
addEventListener("load",function(){navigator.serviceWorker&&setTimeout(function(){navigator.serviceWorker.register("/sw.js").catch(function(e){console.warn("Playing offline is not possible here",e)})},${AT_REST})})`);
