import { THEME_KEY, THEMES } from '../kit/theme/theme';

/**
 * Runs in the head before anything is painted, as text in the page (its hash is in the security
 * policy). It sets the stored theme, so nothing flashes, and lets pictures wait until the words
 * have been painted.
 */
export const FIRST_PAINT = `(function(root){
try{var theme=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(${JSON.stringify(THEMES)}.indexOf(theme)>=0)root.dataset.theme=theme}catch(e){}
function done(){root.removeAttribute("data-waiting")}
try{if(PerformanceObserver.supportedEntryTypes.indexOf("paint")<0)return;
root.setAttribute("data-waiting","");
new PerformanceObserver(function(list,self){if(list.getEntriesByName("first-contentful-paint").length){done();self.disconnect()}}).observe({type:"paint",buffered:true});
setTimeout(done,3000)}catch(e){done()}
})(document.documentElement)`.replaceAll('\n', '');
